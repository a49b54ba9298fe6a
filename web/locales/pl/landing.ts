import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Otwórz swój skarbiec słów",
  kind: "rzeczownik",
  origin: "staroangielskie",
  store: "Zasób słów człowieka, jego własny skarb.",
  write: "Twój własny słownik i testy, dzięki którym zapamiętasz jego słowa.",
  start: "Zaczynamy",
  try: "Wypróbuj",
  account: "Mam już konto",
  how: "Jak to działa",
  previous: "Poprzedni slajd",
  next: "Następny slajd",
  position: "{{number}} z {{total}}",
  dictionary: {
    name: "Słownik",
    title: "Napisz słownik, którego potrzebujesz",
    text: "Jeden termin, jedno lub więcej znaczeń rozdzielonych przecinkami. Naciśnij Enter: słowo zapisane, można wpisać następne.",
    alt: "Strona do wpisywania słów: wpisywany jest termin z trzema znaczeniami, niżej widać słowa zapisane wcześniej.",
  },
  testing: {
    name: "Test",
    title: "Odpowiadaj z pamięci",
    text: "Odpowiedź wpisujesz, nie wybierasz z gotowych. Jeśli słowo ma trzy znaczenia, trzeba podać wszystkie trzy; cały czas widać, ile jeszcze zostało.",
    alt: "Pytanie testu: słowo napisane dużą czcionką, jedno z trzech znaczeń jest już znalezione, drugie jest właśnie wpisywane.",
  },
  organization: {
    name: "Porządek",
    title: "Nie mieszaj języków",
    text: "Osobny słownik dla każdej pary języków, każdego kursu, każdej książki. Żeby znaleźć właściwy, wystarczy kilka liter.",
    alt: "Lista słowników: każda karta pokazuje dwa języki, liczbę słów i ich rozkład w alfabecie.",
  },
  film: {
    title: "Od pierwszego słowa do pierwszego testu",
    detail: "Film instruktażowy: pół minuty, bez dźwięku",
    play: "Odtwórz film",
  },
  reviews: "Co mówią ci, którzy się uczą",
  stars: "5 gwiazdek na 5",
} satisfies Localized<typeof English, "pl">;
