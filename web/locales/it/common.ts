import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Caricamento",
  retry: "Riprova",
  reload: "Ricarica la pagina",
  save: "Salva",
  cancel: "Annulla",
  delete: "Elimina",
  back: "Indietro",
  skipToContent: "Vai al contenuto",
  mainMenu: "Menu principale",
  today: "Oggi",
  progress: "Progressi",
  language: "Lingua",
  theme: "Tema",
  justNow: "adesso",
  themes: { light: "Chiaro", dark: "Scuro", system: "Sistema" },
  offline: {
    title: "Sei offline.",
    text: "Vedi ciò che è salvato su questo dispositivo. Per modificare le parole o fare un test serve una connessione.",
    notKept: "Questo contenuto non è su questo dispositivo",
    notKeptText: "Sei offline. Verrà caricato appena torna la connessione.",
  },
  account: "Account",
  signedInAs: "Accesso effettuato come",
  guest: "Ospite",
  editUser: "Modifica profilo",
  subscription: "Abbonamento",
  upgrade: "Cambia piano",
  logOut: "Esci",
  roles: { guest: "Ospite", user: "Utente", premium: "Premium", developer: "Sviluppatore", friend: "Amico" },
} satisfies Localized<typeof English, "it">;
