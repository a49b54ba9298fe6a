import type { Localized } from "../../../shared/plurals.ts";
import type { errors as English } from "../en/errors.ts";

export const errors = {
  network: "Brak połączenia z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.",
  unexpected: "Serwer odpowiedział niezrozumiale. Spróbuj ponownie za chwilę.",
  unauthorized:
    "Twoja sesja została zakończona z innego urządzenia albo wygasła, bo od ostatniego logowania minęło dużo czasu. Zaloguj się ponownie.",
  tooManyRequests: "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.",
  notFound: "Nie znaleziono",
  notFoundText: "Być może zostało to usunięte albo link jest błędny.",
  notLoaded: "Nie udało się tego wczytać",
  needsScript: "Ta strona wymaga JavaScriptu. Włącz go w przeglądarce i odśwież stronę.",
  instead: "Spróbuj „{{text}}”",
  screen: {
    title: "Nie udało się wczytać tej strony",
    text: "Połączenie zostało zerwane albo pojawiła się nowsza wersja.",
  },
  crash: {
    title: "Na tej stronie coś poszło nie tak",
    text: "To, co zostało zapisane, nie przepadło. Odśwież stronę, aby kontynuować.",
  },
  page: {
    title: "Nie znaleziono strony",
    kind: "liczebnik",
    first: "strona, której nie ma w tym słowniku.",
    second: "być może stary link albo litera nie na swoim miejscu.",
  },
} satisfies Localized<typeof English, "pl">;
