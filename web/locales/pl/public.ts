import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "O nas",
  welcome: "Strona główna",
  support: "Pomoc",
  policies: "Zasady",
  operator: "podmiot, który nie podał tu swojej nazwy",
  unreachable:
    "Dla tego serwera nie ustawiono adresu pomocy. Zapytaj, proszę, osobę, od której masz link: będzie wiedzieć, kto prowadzi serwer.",
  aboutPage: {
    lead: "Wordhoard to Twój własny słownik i testy, które pomagają zapamiętać jego słowa.",
    nameTitle: "Nazwa",
    name: "W języku staroangielskim wordhord to skarbiec słów, który ma każdy człowiek. Kto miał coś do powiedzenia, najpierw go otwierał. Twój rośnie z każdym zapisanym słowem.",
    projectTitle: "Projekt",
    project:
      "Zbierasz napotkane słowa ze wszystkim, co znaczą, w ponad 80 językach. Potem sprawdzasz się i wpisujesz odpowiedzi, bo jeśli umiesz coś napisać, to naprawdę to umiesz.",
    judging:
      "Odpowiedzi są oceniane tak, jak zrobiłby to dobry nauczyciel: literówkę wskaże, brak rodzajnika wybaczy, a błędną odpowiedź pokaże litera po literze. A jeśli to jednak była dobra odpowiedź, ostatnie słowo należy do Ciebie.",
    manners: "Żadnych reklam, żadnego śledzenia, a dzień przerwy nic nie kosztuje.",
    premium: "Premium podnosi limity i pomaga utrzymać serwer.",
    companyTitle: "Kto za tym stoi",
    company: "Ten serwer prowadzi {{operator}}.",
    freedom:
      "Wordhoard to wolne oprogramowanie na licencji MIT: każdy może je czytać, zmieniać i uruchomić u siebie.",
    licences: "Licencje zawartego w nim oprogramowania i krojów pisma",
    write: "Napisz do nas",
  },
  supportPage: {
    lead: "Coś nie działa albo mogłoby działać lepiej? Napisz do nas.",
    tellTitle: "Co ułatwi nam pomoc",
    tellWhat: "Co po kolei robisz i co się wtedy dzieje",
    tellWhere: "Twoje urządzenie i przeglądarka oraz, w miarę możliwości, zrzut ekranu",
    tellNever: "Nigdy nie podawaj hasła ani kodu: nie są nam potrzebne",
    write: "Napisz na {{email}}",
    selfTitle: "Szybka pomoc",
    password: "Nie pamiętasz hasła? <a>Ustaw nowe</a>.",
    guest:
      "Konta gości są usuwane po 24 godzinach. <a>Zarejestruj się</a> wcześniej, aby zachować swoje słowa.",
    data: "O tym, co dzieje się z Twoimi danymi, mówią nasze <a>zasady</a>.",
  },
} satisfies Localized<typeof English, "pl">;
