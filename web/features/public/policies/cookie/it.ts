import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard conserva nel tuo browser poche piccole cose, perché l’accesso resti attivo e tu ritrovi il lavoro come l’hai lasciato. Nient’altro.",
  sections: {
    short: {
      heading: "In breve",
      paragraphs: [
        "Tutti i cookie sono nostri, e ciascuno serve a qualcosa che fai qui. Non ci sono pubblicità, statistiche d’uso né tracciamento. Per questo nessun banner chiede il tuo consenso.",
      ],
    },
    cookies: {
      heading: "I cookie che usiamo",
      paragraphs: [
        "Vengono inviati solo a questo server. Solo l’ultimo è leggibile dagli script; se la connessione al server non è cifrata, ai nomi manca il prefisso «__Host-».",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Mantiene attivo l’accesso. Contiene un numero casuale e il numero del tuo account, e nessun’altra informazione su di te. Viene impostato quando accedi, anche come ospite, e scade quando esci, dopo 60 giorni senza utilizzo e al più tardi dopo 365 giorni.",
        },
        {
          term: "__Host-restore",
          text: "Lega il codice per una nuova password al browser in cui è stato richiesto. Viene impostato quando indichi di aver dimenticato la password, e scade dopo 20 minuti o appena scegli la nuova password.",
        },
        {
          term: "__Host-passkey",
          text: "Vincola l’accesso o la registrazione con una passkey a questo browser. Contiene un numero casuale, viene impostato quando apri la pagina di accesso o ti registri con una passkey, e scade dopo 5 minuti o appena hai effettuato l’accesso.",
        },
        {
          term: "__Host-login",
          text: "Vincola il secondo passaggio di un accesso al browser in cui è avvenuto il primo. Viene impostato quando il tuo account chiede un codice usa e getta, e scade dopo 5 minuti o appena hai effettuato l’accesso.",
        },
        {
          term: "__Host-device",
          text: "Indica se hai già effettuato l’accesso in questo browser, per poterti segnalare via e-mail un nuovo dispositivo. È un numero casuale, impostato all’accesso, e scade dopo 400 giorni.",
        },
        {
          term: "__Host-i18next",
          text: "Ricorda la lingua dell’interfaccia, perché le pagine si aprano già in quella lingua. Scade dopo un anno.",
        },
      ],
    },
    device: {
      heading: "Che cosa resta sul tuo dispositivo",
      paragraphs: [
        "La memoria del browser conserva quanto segue. La memoria locale resta finché l’app o tu non la svuotate. Quando esci o elimini il tuo account, l’app elimina tutto tranne la lingua, il tema e i propri file; se invece un accesso scade da solo, le parole e le risposte non ancora salvate restano, perché nulla vada perso: tienine conto su un dispositivo usato anche da altri. La memoria di sessione sparisce quando si chiude la scheda.",
      ],
      entries: [
        { term: "i18nextLng", text: "Memoria locale: la lingua dell’interfaccia." },
        { term: "theme", text: "Memoria locale: chiaro o scuro, se hai scelto." },
        {
          term: "words:…",
          text: "Memoria locale: le parole e le modifiche che hai scritto e che non sono ancora arrivate al server, perché non vada perso nulla se chiudi la scheda. Ognuna viene rimossa appena è salvata sul server.",
        },
        {
          term: "destination",
          text: "Memoria di sessione: la pagina che volevi aprire prima di dover accedere.",
        },
        {
          term: "nextCode, restore",
          text: "Memoria di sessione: l’indirizzo e-mail a cui è stato inviato un codice, quando si può chiedere il prossimo, e a che punto sei nella scelta di una nuova password.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Memoria di sessione: il test che stai preparando, le parole su cui ti eserciti e quelle che hai scelto per un test, la tua ultima risposta in un test e quella che stai scrivendo, perché ricaricare la pagina non cambi nulla.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache: i file dell’app stessa, perché si apra anche senza connessione. Nulla su di te.",
        },
        {
          term: "answers-…",
          text: "Cache: i dati del tuo account e i dizionari e le parole che hai guardato per ultimi, perché tu possa leggerli senza connessione. Viene eliminata quando esci, quando elimini l’account o quando accede un’altra persona.",
        },
        {
          term: "reviews",
          text: "IndexedDB: le tue risposte del ripasso di oggi, finché non sono arrivate al server e la giornata non è finita. Vengono eliminate quando esci o elimini il tuo account.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Memoria locale: se ci sono risposte di un ripasso ancora da inviare, se giri le carte invece di scrivere, quali parole nuove e quali aiuti ti sono stati mostrati oggi, che il tuo fuso orario è stato comunicato al server, di quanto sbaglia l’orologio di questo dispositivo e che qui qualcuno aveva effettuato l’accesso (per un ospite, fino a quando).",
        },
        {
          term: "push.here, push.declined",
          text: "Memoria locale: che questo dispositivo mostra i promemoria e che qui li hai rifiutati. Il secondo resta anche quando esci, per non chiedertelo di nuovo.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Memoria locale: quale voce parla su questo dispositivo e a quale velocità, e per quali dizionari hai scelto il dettato. L’audio delle parole che hai ascoltato con la voce del server è conservato in answers-… ed eliminato insieme al resto.",
        },
      ],
    },
    others: {
      heading: "Cookie di terze parti",
      paragraphs: [
        "Se questo server offre l’accesso con Google, le schermate di accesso usano uno script di Google; lo stesso vale per la finestra in cui ti chiediamo di confermare che sei tu, se Google è il tuo unico modo di accedere. Google può impostarvi e leggervi i propri cookie. Nessun’altra schermata lo carica.",
        "Premium si paga sulle pagine di Stripe, dove Stripe imposta i propri cookie. Le nostre pagine non contengono nulla di Stripe.",
        "Entrambi seguono le proprie informative.",
      ],
    },
    control: {
      heading: "La tua scelta",
      paragraphs: [
        "Puoi eliminare cookie e dati del sito nelle impostazioni del browser in qualsiasi momento. Senza il cookie di sessione l’accesso non può restare attivo. Con i dati del sito si eliminano anche le parole non ancora salvate.",
      ],
    },
    contact: {
      heading: "Modifiche e contatti",
      paragraphs: [
        "Se conserveremo altro nel tuo browser, cambieremo la data di questa informativa e ti chiederemo di accettarla di nuovo. Se hai una domanda, scrivici:",
      ],
    },
  },
};
