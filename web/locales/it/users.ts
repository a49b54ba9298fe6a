import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Modifica profilo",
  title: "Impostazioni",
  since: "Con noi dal {{date}}.",
  change: "Cambia",
  sections: { label: "Sezioni", account: "Account", ways: "Accesso", data: "Dati" },
  email: {
    change: "Cambia l’e-mail",
    new: "Nuovo indirizzo e-mail",
    lead: "Invieremo un codice al nuovo indirizzo. Finché non lo inserisci, non cambia nulla.",
    sendCode: "Invia il codice",
    mailed:
      "Se <b>{{email}}</b> è libero, il codice è già stato inviato lì. Inseriscilo qui entro 10 minuti.",
    other: "Altro indirizzo",
    changed:
      "L’indirizzo e-mail è stato cambiato. L’accesso è stato chiuso su tutti gli altri tuoi dispositivi.",
  },
  language: {
    label: "Lingua dell’interfaccia",
    hint: "Vale da subito su tutti i tuoi dispositivi.",
  },
  password: {
    title: "Password",
    submit: "Cambia la password",
    changed: "La password è stata cambiata. L’accesso è stato chiuso su tutti gli altri tuoi dispositivi.",
    none: "Accedi con Google, quindi non c’è ancora una password. Possiamo inviarti per e-mail un codice per sceglierne una.",
    set: "Scegli una password",

    since: "Cambiata il {{date}}.",
  },
  google: {
    linked: "Puoi accedere con Google.",
    only: "Accedi con Google. Per scollegarlo, scegli prima una password.",
    unlink: "Scollega",
    unlinkNamed: "Scollega Google",
    ask: "Scollegare Google?",
    lead: "In seguito accederai senza Google.",
    unlinked: "Google è stato scollegato.",
  },
  devices: {
    title: "Dove hai effettuato l’accesso",
    name: "{{browser}} su {{system}}",
    unknown: "Dispositivo sconosciuto",
    current: "Questo dispositivo, adesso",
    used: "Ultimo uso: {{ago}}; accesso: {{date}}",
    end: "Scollega",
    endNamed: "Scollega: {{device}}",
    endOthers: "Scollega tutti gli altri",
    ended: "Dispositivo scollegato.",
  },
  proof: {
    title: "Conferma che sei tu",
    lead: "Prima di un’operazione importante te lo chiediamo ancora una volta. Poi non te lo chiederemo più per 10 minuti.",
    google:
      "Qui non hai una password, quindi accedi ancora una volta con Google. Poi non te lo chiederemo più per 10 minuti.",
    submit: "Conferma",
  },
  data: {
    title: "Scarica tutto",
    text: "Tutto ciò che conserviamo su di te, compresi i dizionari con tutte le parole, in un file JSON.",
    download: "Scarica i miei dati",
    submit: "Scarica",
  },
  leave: {
    title: "Elimina l’account",
    text: "Elimina subito tutto ciò che contiene. Non si può annullare.",
    submit: "Elimina l’account",
    ask: "Eliminare il tuo account?",
    lead: "L’account <b>{{email}}</b> sarà eliminato subito, e con esso:",
    dictionaries: "tutti i dizionari e le loro parole",
    reports: "tutti i test e i risultati",
    subscription: "il tuo abbonamento; non verrà addebitato altro",
    sessions: "tutti gli accessi, su tutti i tuoi dispositivi",
    final: "Nessuno potrà ripristinarlo, nemmeno noi.",
    keep: "Mantieni l’account",
  },
} satisfies Localized<typeof English, "it">;
