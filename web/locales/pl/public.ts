import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "O nas",
  welcome: "Strona powitalna",
  support: "Pomoc",
  policies: "Zasady",
  operator: "operator tego serwera",
  unreachable:
    "Dla tego serwera nie ustawiono adresu pomocy. Zapytaj, proszę, osobę, od której masz link: będzie wiedzieć, kto go prowadzi.",
  aboutPage: {
    lead: "Wordhoard to słownik, który piszesz samodzielnie i który potem pyta Cię o Twoje słowa.",
    nameTitle: "Nazwa",
    name: "W języku staroangielskim wordhord to skarbiec słów, który ma każdy człowiek. Kto miał coś do powiedzenia, najpierw go otwierał. Twój rośnie z każdym zapisanym słowem.",
    projectTitle: "Projekt",
    project:
      "Zbierasz napotkane słowa ze wszystkim, co znaczą, w ponad 80 językach. Potem padają pytania, a Ty wpisujesz odpowiedzi, bo co umiesz napisać, to umiesz.",
    judging:
      "Odpowiedzi są oceniane tak, jak zrobiłby to dobry nauczyciel: literówka zostaje wskazana, brakujący rodzajnik wybaczony, a błędna odpowiedź pokazana litera po literze. A jeśli to jednak była dobra odpowiedź, ostatnie słowo należy do Ciebie.",
    manners: "Nie ma serii, których nie wolno przerwać, reklam ani śledzenia.",
    premium: "Premium podnosi limity i opłaca serwer.",
    companyTitle: "Kto za tym stoi",
    company: "Ten serwer prowadzi {{operator}}.",
    freedom:
      "Wordhoard to wolne oprogramowanie na licencji MIT: każdy może je czytać, zmieniać i uruchomić u siebie.",
    licences: "Licencje zawartego w nim oprogramowania i krojów pisma",
    write: "Napisz do nas",
  },
  supportPage: {
    lead: "Coś nie działa albo mogłoby działać lepiej? Napisz do nas.",
    tellTitle: "Co pomoże nam pomóc Tobie",
    tellWhat: "Co po kolei robisz i co się wtedy dzieje",
    tellWhere: "Twoje urządzenie i przeglądarka, a jeśli można, także zrzut ekranu",
    tellNever: "Nigdy hasło ani kod: nie są nam potrzebne",
    write: "Napisz na {{email}}",
    selfTitle: "Szybciej niż list",
    password: "Nie pamiętasz hasła? <a>Ustaw nowe</a>.",
    guest: "Konta gości są usuwane po 24 godzinach. <a>Zarejestruj się</a> wcześniej, a Twoje słowa zostaną.",
    data: "Co dzieje się z Twoimi danymi, mówią <a>zasady</a>.",
  },
} satisfies Localized<typeof English, "pl">;
