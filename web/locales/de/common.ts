import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Wird geladen",
  retry: "Erneut versuchen",
  reload: "Seite neu laden",
  save: "Speichern",
  cancel: "Abbrechen",
  delete: "Löschen",
  back: "Zurück",
  skipToContent: "Zum Inhalt springen",
  mainMenu: "Hauptmenü",
  today: "Heute",
  progress: "Fortschritt",
  language: "Sprache",
  theme: "Farbschema",
  justNow: "gerade eben",
  themes: { light: "Hell", dark: "Dunkel", system: "System" },
  offline: {
    title: "Sie sind offline.",
    text: "Sie sehen, was auf diesem Gerät gespeichert ist. Um Wörter zu ändern oder einen Test zu machen, brauchen Sie eine Verbindung.",
    notKept: "Dieser Inhalt ist nicht auf diesem Gerät",
    notKeptText: "Sie sind offline. Er wird geladen, sobald Sie wieder online sind.",
  },
  account: "Konto",
  signedInAs: "Angemeldet als",
  guest: "Gast",
  editUser: "Profil bearbeiten",
  subscription: "Abonnement",
  upgrade: "Konto erweitern",
  logOut: "Abmelden",
  roles: { guest: "Gast", user: "Nutzer", premium: "Premium", developer: "Entwickler", friend: "Freund" },
} satisfies Localized<typeof English, "de">;
