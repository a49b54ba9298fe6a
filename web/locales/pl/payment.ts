import type { Localized } from "../../../shared/plurals.ts";
import type { PaymentStrings } from "../en/payment.ts";

const payment = {
  perMonth: "{{price}} miesięcznie",
  plans: {
    title: "Plany",
    aside: "Zrezygnujesz, kiedy zechcesz; Twoje słowa zostaną.",
    table: "Na co pozwala każdy plan",
    free: "Darmowy",
    current: "Twój plan",
    kept: "Przechowywanie",
    hours_one: "{{count}} godzina",
    hours_few: "{{count}} godziny",
    hours_many: "{{count}} godzin",
    hours_other: "{{count}} godziny",
    always: "Tak długo, jak chcesz",
    buy: "Kup Premium",
    how: "Płacisz kartą na stronie naszego operatora płatności. Premium odnawia się co miesiąc, dopóki nie zrezygnujesz.",
    notSold: "Na tym serwerze nie sprzedaje się Premium. Wszystko, co masz, pozostaje bezpłatne.",
  },
  state: { active: "Aktywna", pastDue: "Płatność nieudana", ending: "Anulowana" },
  own: {
    renews: "Następne odnowienie: <b>{{date}}</b>.",
    ends: "Koniec: <b>{{date}}</b>. Do tego czasu masz Premium i nie pobierzemy już żadnej opłaty.",
    pastDue:
      "Ostatnia płatność się nie powiodła. Na razie masz Premium: w najbliższych dniach ponownie spróbujemy pobrać opłatę. Sprawdź kartę albo użyj innej.",
    portal: "Karta i faktury",
    checkCard: "Sprawdź kartę",
    renew: "Wznów subskrypcję",
    renewed: "Subskrypcja wznowiona",
    given:
      "Premium masz bezpłatnie od osób prowadzących ten serwer. Nie musisz za nie płacić ani go anulować.",
  },
  cancel: {
    title: "Rezygnacja",
    keep: "Zachowaj Premium",
    wordsStay:
      "Twoje słowa zostają. To, co przekracza te limity, nadal można czytać, sprawdzać w testach i usuwać.",
    later: {
      title: "Z końcem opłaconego miesiąca",
      text: "Masz Premium do {{date}}.",
      button: "Anuluj subskrypcję",
      question: "Anulować subskrypcję?",
      warning: "Masz Premium do {{date}}. Potem obowiązują te limity:",
      done: "Subskrypcja anulowana",
    },
    now: {
      title: "Od razu, ze zwrotem pieniędzy",
      text: "Premium kończy się teraz, a Ty otrzymujesz zwrot na kartę. Kwotę zobaczysz przed potwierdzeniem.",
      button: "Anuluj ze zwrotem",
      question: "Anulować teraz i otrzymać zwrot?",
      whole:
        "Od razu tracisz funkcje Premium, a ostatnią płatność, {{amount}}, zwrócimy na Twoją kartę. Odtąd obowiązują te limity:",
      part_one:
        "Od razu tracisz funkcje Premium. Jedną płatność zwróciliśmy Ci już w całości, więc tym razem zwrócimy niewykorzystaną część: {{amount}} za {{count}} dzień. Odtąd obowiązują te limity:",
      part_few:
        "Od razu tracisz funkcje Premium. Jedną płatność zwróciliśmy Ci już w całości, więc tym razem zwrócimy niewykorzystaną część: {{amount}} za {{count}} dni. Odtąd obowiązują te limity:",
      part_many:
        "Od razu tracisz funkcje Premium. Jedną płatność zwróciliśmy Ci już w całości, więc tym razem zwrócimy niewykorzystaną część: {{amount}} za {{count}} dni. Odtąd obowiązują te limity:",
      part_other:
        "Od razu tracisz funkcje Premium. Jedną płatność zwróciliśmy Ci już w całości, więc tym razem zwrócimy niewykorzystaną część: {{amount}} za {{count}} dnia. Odtąd obowiązują te limity:",
      nothing:
        "Od razu tracisz funkcje Premium, bez zwrotu: jedną płatność zwróciliśmy Ci już w całości, a z ostatniej nie został ani jeden pełny dzień. Odtąd obowiązują te limity:",
    },
  },
  ended: {
    text: "Twoja subskrypcja się zakończyła. W większości banków zwrot dociera na kartę w ciągu 5–10 dni.",
  },
  paid: {
    title: "Dziękujemy za zakup",
    text: "Uruchomienie Premium może potrwać do {{minutes}} minut. Nie musisz nic robić: ta strona da Ci znać.",
    waiting: "Czekamy na potwierdzenie",
    late: "Trwa to dłużej niż zwykle. Twoja płatność nie przepadła: Premium pojawi się, gdy tylko zostanie ona potwierdzona. Jeśli tak się nie stanie, napisz do nas.",
  },
  arrived: { title: "Masz już Premium", text: "Na Twoim koncie obowiązują teraz limity planu Premium." },
  notPaid: {
    title: "Nie pobrano żadnej opłaty",
    text: "Płatność nie została dokończona. Na Twoim koncie nic się nie zmieniło.",
    plans: "Wróć do planów",
  },
};

export const strings = { payment } satisfies Localized<PaymentStrings, "pl">;
