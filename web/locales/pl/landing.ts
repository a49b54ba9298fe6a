import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Otwórz swój skarbiec słów",
  kind: "rzeczownik",
  origin: "staroangielskie",
  store: "Własny zasób słów każdego człowieka.",
  write: "Słownik pisany własną ręką i test, który o niego pyta.",
  start: "Zaczynamy",
  account: "Mam już konto",
  how: "Jak to działa",
  previous: "Poprzedni slajd",
  next: "Następny slajd",
  position: "{{number}} z {{total}}",
  dictionary: {
    name: "Słownik",
    title: "Napisz słownik, którego potrzebujesz",
    text: "Jeden termin, jedna lub więcej definicji po przecinku. Enter zapisuje słowo i czeka na następne.",
    alt: "Strona do wpisywania słów: wpisywany jest termin z trzema definicjami, niżej widać słowa zapisane wcześniej.",
  },
  testing: {
    name: "Test",
    title: "Odpowiadaj z pamięci",
    text: "Odpowiedź się wpisuje, nie wybiera. Słowo z trzema definicjami pyta o wszystkie trzy i mówi, ile jeszcze zostało.",
    alt: "Pytanie testu: słowo jest napisane dużymi literami, jedna z trzech definicji jest już znaleziona, druga jest właśnie wpisywana.",
  },
  organization: {
    name: "Porządek",
    title: "Nie mieszaj języków",
    text: "Osobny słownik dla każdej pary języków, każdego kursu, każdej książki. Żeby go znaleźć, wystarczy kilka liter.",
    alt: "Półka ze słownikami: każda karta pokazuje dwa języki, liczbę słów i ich rozkład w alfabecie.",
  },
  film: {
    title: "Od pierwszego słowa do pierwszego testu",
    detail: "Film instruktażowy, pół minuty, bez dźwięku",
    play: "Odtwórz film",
  },
  reviews: "Co mówią czytelnicy",
  stars: "5 gwiazdek na 5",
} satisfies Localized<typeof English, "pl">;
