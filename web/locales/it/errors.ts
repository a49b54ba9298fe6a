import type { Localized } from "../../../shared/plurals.ts";
import type { errors as English } from "../en/errors.ts";

export const errors = {
  network: "Nessuna connessione al server. Controlla la connessione a Internet e riprova.",
  unexpected: "La risposta del server non è leggibile. Riprova tra poco.",
  unauthorized:
    "Questo dispositivo è stato scollegato: l’hai fatto da un altro dispositivo, oppure l’ultimo accesso risale a molto tempo fa. Accedi di nuovo.",
  tooManyRequests: "Troppi tentativi. Aspetta un momento e riprova.",
  notFound: "Non trovato",
  notFoundText: "Forse è stato eliminato, oppure il link è sbagliato.",
  notLoaded: "Caricamento non riuscito",
  needsScript: "Questa pagina ha bisogno di JavaScript. Attivalo nel browser e ricarica la pagina.",
  instead: "Prova con «{{text}}»",
  screen: {
    title: "Non è stato possibile caricare questa pagina",
    text: "La connessione è caduta, oppure è disponibile una versione più recente.",
  },
  crash: {
    title: "Qualcosa è andato storto in questa pagina",
    text: "Quello che hai salvato è al sicuro. Ricarica la pagina per continuare.",
  },
  page: {
    title: "Pagina non trovata",
    kind: "numerale",
    first: "pagina che non si trova in questo dizionario.",
    second: "forse un vecchio link, o una lettera fuori posto.",
  },
} satisfies Localized<typeof English, "it">;
