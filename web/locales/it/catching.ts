import type { Localized } from "../../../shared/plurals.ts";
import type { CatchingStrings } from "../en/catching.ts";

const catching = {
  keys: {
    title: "Accesso per altri programmi",
    hint: "Le estensioni del browser fatte per Anki possono aggiungere parole qui. Una chiave dà accesso alle tue parole, non al tuo account.",
    how: "Come si configura",
    add: "Nuova chiave",
    list: "Chiavi per altri programmi",
    used: "Ultimo uso: {{ago}}; creata: {{date}}",
    unused: "Non ancora usata; creata: {{date}}",
    end: "Revoca",
    endNamed: "Revoca: {{name}}",
    ended: "Chiave revocata",
    ask: "Per quale programma?",
    create: "Crea la chiave",
    made: "La tua nuova chiave",
    once: "Copiala adesso: non sarà più mostrata.",
    address: "Indirizzo con la chiave, per i programmi senza un campo apposito",
    copyAddress: "Copia l’indirizzo",
    key: "Solo la chiave per {{name}}",
    copyKey: "Copia la chiave",
    secret:
      "Chi ha l’indirizzo o la chiave può leggere, aggiungere, modificare ed eliminare le tue parole. Nessuno dei due compare nei nostri registri.",
    copy: "Copia",
    copied: "Copiato",
    done: "Fatto",
  },
  how: {
    title: "Aggiungere parole da altre app",
    lead: "Puoi aggiungere parole ovunque le incontri: con un’estensione del browser o condividendole da un’altra app.",
    addOn: {
      title: "Con Yomitan o un’altra estensione per Anki",
      first: "Crea una chiave nelle <settings>impostazioni</settings> e copiala.",
      second:
        "Attiva Anki nelle impostazioni dell’estensione. Inserisci l’indirizzo qui sotto come server e la tua chiave come chiave API. Se non c’è un campo per la chiave, inserisci l’indirizzo con la chiave che ti è stato mostrato quando l’hai creata.",
      address: "Indirizzo del server",
      third:
        "Scegli un dizionario come mazzo (deck) e Wordhoard come tipo di scheda (model), poi compila i suoi campi: Term, Definitions, Note, Example. Da quel momento il pulsante + dell’estensione aggiunge le parole qui.",
    },
    share: {
      title: "Condividendo da qualsiasi app",
      first: "Installa Wordhoard: nel menu del browser scegli «Installa app» o «Aggiungi a schermata Home».",
      second: "Seleziona una parola in qualsiasi app, scegli «Condividi» e poi Wordhoard.",
      third: "La ritrovi in «Aggiungi una parola». Continua, digita il significato e premi Invio.",
      where:
        "Funziona su Android, Windows e ChromeOS. iPhone e iPad non passano alle app web ciò che si condivide.",
    },
  },
  add: {
    title: "Aggiungi una parola",
    which: "Per quale dizionario?",
    next: "Continua",
    from: "Da un link o da un’altra app:",
    draft: "Nel modulo c’è ancora una parola che hai scritto. Quale vuoi tenere?",
    mine: "Tieni la mia",
    use: "Usa il testo ricevuto",
  },
};

export const strings = { catching } satisfies Localized<CatchingStrings, "it">;
