import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Wczytywanie",
  retry: "Spróbuj ponownie",
  reload: "Odśwież stronę",
  save: "Zapisz",
  cancel: "Anuluj",
  delete: "Usuń",
  back: "Wstecz",
  skipToContent: "Przejdź do treści",
  mainMenu: "Menu główne",
  today: "Dzisiaj",
  progress: "Postępy",
  language: "Język",
  theme: "Motyw",
  justNow: "przed chwilą",
  themes: { light: "Jasny", dark: "Ciemny", system: "Systemowy" },
  offline: {
    title: "Brak połączenia.",
    text: "Widzisz to, co jest zapisane na tym urządzeniu. Do zmiany słów i rozwiązywania testów potrzebny jest internet.",
  },
  account: "Konto",
  signedInAs: "Zalogowano jako",
  guest: "Gość",
  editUser: "Edytuj profil",
  subscription: "Subskrypcja",
  upgrade: "Ulepsz konto",
  logOut: "Wyloguj się",
  roles: {
    guest: "Gość",
    user: "Użytkownik",
    premium: "Premium",
    developer: "Programista",
    friend: "Znajomy",
  },
} satisfies Localized<typeof English, "pl">;
