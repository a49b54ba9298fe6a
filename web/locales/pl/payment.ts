import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Subskrypcja",
  upgrade: "Ulepsz konto",
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
    ends: "Koniec: <b>{{date}}</b>. Do tego czasu masz Premium i nic więcej nie zostanie pobrane.",
    pastDue:
      "Ostatnia płatność się nie powiodła. Na razie masz Premium: w najbliższych dniach ponownie spróbujemy pobrać opłatę. Sprawdź kartę albo użyj innej.",
    portal: "Karta i faktury",
    checkCard: "Sprawdź kartę",
    renew: "Wznów subskrypcję",
    renewed: "Subskrypcja wznowiona",
    given: "Premium masz od tych, którzy prowadzą ten serwer. Nie musisz nic płacić ani anulować.",
  },
  cancel: {
    title: "Rezygnacja",
    keep: "Zachowaj Premium",
    wordsStay: "Twoje słowa zostają. To, co przekracza te limity, nadal można czytać, ćwiczyć i usuwać.",
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
      text: "Premium skończy się od razu, a ostatnia płatność wróci na Twoją kartę.",
      button: "Anuluj ze zwrotem",
      question: "Anulować teraz i otrzymać zwrot?",
      warning:
        "Od razu stracisz funkcje Premium, a ostatnia płatność wróci na Twoją kartę. Od tej chwili obowiązują te limity:",
    },
  },
  ended: {
    text: "Twoja subskrypcja się zakończyła. Ostatnia płatność wraca na Twoją kartę; w większości banków trwa to od 5 do 10 dni.",
  },
  paid: {
    title: "Dziękujemy za płatność",
    text: "Premium może pojawić się z opóźnieniem, najwyżej po {{minutes}} minutach. Nie musisz nic robić: ta strona da Ci znać.",
    waiting: "Czekamy na potwierdzenie",
    late: "Trwa to dłużej niż zwykle. Twoja płatność nie przepadła: Premium pojawi się, gdy tylko zostanie ona potwierdzona. Jeśli tak się nie stanie, napisz do nas.",
  },
  arrived: { title: "Masz już Premium", text: "Na Twoim koncie obowiązują teraz limity planu Premium." },
  notPaid: {
    title: "Nie pobrano żadnej opłaty",
    text: "Płatność nie została dokończona. Na Twoim koncie nic się nie zmieniło.",
    plans: "Wróć do planów",
  },
} satisfies Localized<typeof English, "pl">;
