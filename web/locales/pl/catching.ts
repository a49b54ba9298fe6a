import type { Localized } from "../../../shared/plurals.ts";
import type { CatchingStrings } from "../en/catching.ts";

const catching = {
  keys: {
    title: "Dostęp dla innych programów",
    hint: "Rozszerzenia przeglądarki przeznaczone dla Anki mogą tu dodawać słowa. Klucz daje dostęp do Twoich słów, a nie do konta.",
    how: "Jak to ustawić",
    add: "Nowy klucz",
    list: "Klucze dla innych programów",
    used: "Ostatnio użyty {{ago}}; utworzony {{date}}",
    unused: "Jeszcze nieużyty; utworzony {{date}}",
    end: "Unieważnij",
    endNamed: "Unieważnij: {{name}}",
    ended: "Klucz unieważniony",
    ask: "Dla jakiego programu?",
    create: "Utwórz klucz",
    made: "Twój nowy klucz",
    once: "Skopiuj go teraz: nie pokażemy go ponownie.",
    address: "Adres z kluczem, dla programów bez osobnego pola na klucz",
    copyAddress: "Kopiuj adres",
    key: "Sam klucz dla programu {{name}}",
    copyKey: "Kopiuj klucz",
    secret:
      "Kto ma adres lub klucz, może przeglądać, dodawać, zmieniać i usuwać Twoje słowa. Ani adres, ani klucz nie trafiają do naszych dzienników.",
    copy: "Kopiuj",
    copied: "Skopiowano",
    done: "Gotowe",
  },
  how: {
    title: "Dodawanie słów z innych miejsc",
    lead: "Słowa możesz dodawać wszędzie tam, gdzie na nie trafisz: przez rozszerzenie przeglądarki albo przez udostępnianie z innej aplikacji.",
    addOn: {
      title: "Z Yomitan lub innym rozszerzeniem dla Anki",
      first: "Utwórz klucz w <settings>ustawieniach</settings> i skopiuj go.",
      second:
        "W ustawieniach rozszerzenia włącz Anki. Jako serwer wpisz poniższy adres, a jako klucz API – swój klucz. Jeśli nie ma pola na klucz, wpisz adres z kluczem, pokazany przy tworzeniu klucza.",
      address: "Adres serwera",
      third:
        "Jako talię (deck) wybierz słownik, jako typ wpisu (model) – Wordhoard, i wypełnij jego pola: Term, Definitions, Note, Example. Odtąd przycisk + w rozszerzeniu dodaje słowa tutaj.",
    },
    share: {
      title: "Przez udostępnianie z dowolnej aplikacji",
      first:
        "Zainstaluj Wordhoard: w menu przeglądarki wybierz „Zainstaluj aplikację” albo „Dodaj do ekranu głównego”.",
      second: "Zaznacz słowo w dowolnej aplikacji, wybierz „Udostępnij”, a potem Wordhoard.",
      third: "„Dodaj słowo” pokaże to słowo. Kliknij „Dalej”, wpisz znaczenie i naciśnij Enter.",
      where:
        "Działa w systemach Android, Windows i ChromeOS. iPhone’y i iPady nie przekazują udostępnianych treści aplikacjom internetowym.",
    },
  },
  add: {
    title: "Dodaj słowo",
    which: "Do którego słownika?",
    next: "Dalej",
    from: "Z linku lub z innej aplikacji:",
    draft: "W formularzu jest jeszcze wpisane przez Ciebie słowo. Które ma w nim zostać?",
    mine: "Zostaw moje",
    use: "Użyj otrzymanego tekstu",
  },
};

export const strings = { catching } satisfies Localized<CatchingStrings, "pl">;
