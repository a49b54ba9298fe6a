import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Modifica utente",
  role: "Ruolo",
  since: "Qui dal",
  language: {
    title: "Lingua",
    label: "Lingua dell’interfaccia",
    hint: "Vale da subito, su tutti i tuoi dispositivi.",
  },
  password: {
    title: "Password",
    since: "In uso dal {{date}}.",
    submit: "Cambia password",
    changed: "Password cambiata. Tutti gli altri tuoi dispositivi sono stati scollegati.",
    none: "Accedi con Google, quindi non c’è ancora una password. Possiamo inviarti un codice per e-mail con cui impostarne una.",
    set: "Imposta una password",
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
    lead: "Prima di qualcosa di importante te lo chiediamo ancora una volta. Poi non lo chiederemo più per 10 minuti.",
    google:
      "Qui non hai una password, quindi accedi ancora una volta con Google. Poi non te lo chiederemo più per 10 minuti.",
    submit: "Conferma",
  },
  data: {
    title: "I tuoi dati",
    text: "Tutto ciò che conserviamo su di te, compresi i dizionari con tutte le parole, in un file JSON.",
    download: "Scarica i miei dati",
  },
  leave: {
    title: "Elimina account",
    text: "Il tuo account sparisce subito, con tutto ciò che contiene. Se vuoi conservare i tuoi dati, prima scaricali.",
    submit: "Elimina account",
    ask: "Eliminare il tuo account?",
    lead: "L’account <b>{{email}}</b> viene eliminato subito, e con esso:",
    dictionaries: "tutti i dizionari e le loro parole",
    reports: "tutti i test e i resoconti",
    subscription: "il tuo abbonamento; non verrà addebitato altro",
    sessions: "tutti gli accessi, su tutti i tuoi dispositivi",
    final: "Nessuno potrà ripristinarlo, nemmeno noi.",
    keep: "Conserva account",
  },
} satisfies Localized<typeof English, "it">;
