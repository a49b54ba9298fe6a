import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Quali dati questo servizio conserva su di te, perché, per quanto tempo, e che cosa puoi fare al riguardo.",
  sections: {
    responsible: {
      heading: "Titolare del trattamento",
      paragraphs: [
        "A gestire questo servizio è {{operator}} (di seguito «noi»). Gli autori del software non ricevono alcun dato da questo server.",
      ],
    },
    short: {
      heading: "In breve",
      paragraphs: [],
      list: [
        "Un account richiede un indirizzo e-mail. Un ospite non deve dare nulla.",
        "Le tue parole sono tue. Nessun altro utente le vede.",
        "Niente pubblicità, niente statistiche, niente tracciamento, niente vendita di dati.",
        "Puoi scaricare i tuoi dati ed eliminare l’account in autonomia.",
      ],
    },
    account: {
      heading: "Il tuo account",
      paragraphs: [
        "Quando ti registri, conserviamo il tuo indirizzo e-mail e, se scegli una password, un suo hash (argon2id), dal quale non è possibile ricavarla. Un ospite non ha né indirizzo né password. Se usi una passkey, conserviamo la sua chiave pubblica, il nome che le dai e quando è stata aggiunta e usata l’ultima volta; l’impronta e il volto non lasciano mai il tuo dispositivo.",
        "Con l’account conserviamo il suo ruolo, la lingua dell’interfaccia, l’ordine dei tuoi elenchi, la data di creazione, e quando e in quale versione hai accettato questi documenti.",
      ],
    },
    words: {
      heading: "Le tue parole e i tuoi test",
      paragraphs: [
        "Conserviamo ciò che scrivi: i dizionari con nomi e lingue, le parole con le loro definizioni.",
        "Conserviamo ciò che serve ai test e ciò che ne deriva: il test in corso, le tue risposte, gli ultimi 200 risultati di ogni dizionario, quante volte una parola è stata giusta o sbagliata, la severità che hai scelto, e quanti test hai fatto ogni giorno.",
        "Le risposte vengono corrette su questo server secondo regole fisse e per questo non sono inviate altrove.",
      ],
    },
    sessions: {
      heading: "L’accesso",
      paragraphs: [
        "Quando accedi, il browser riceve un numero casuale in un cookie. Noi ne conserviamo un hash, con l’ora dell’accesso e dell’ultimo utilizzo e il nome del browser e del sistema («Firefox su Linux»), perché tu veda dove hai effettuato l’accesso e possa terminarlo lì. La sessione termina quando esci, dopo 14 giorni senza utilizzo e al più tardi dopo 90 giorni. Una nuova password termina tutte le altre sessioni.",
        "I codici che inviamo hanno sei cifre, sono validi per 10 minuti e consentono cinque tentativi. Per verificarli conserviamo un hash. Per i codici usa e getta conserviamo la chiave che ha anche la tua app e gli hash dei codici di recupero; per una chiave per altri programmi, un suo hash, il nome e quando è stata creata e usata l’ultima volta; per ogni browser con cui hai effettuato l’accesso, un hash del suo numero e quando è stato visto l’ultima volta; dopo un cambio di indirizzo, quello precedente per 7 giorni, perché tu possa riprenderlo.",
      ],
    },
    traces: {
      heading: "Protezione e registri",
      paragraphs: [
        "Per impedire che si indovinino le password e per evitare abusi contiamo certe richieste, come i tentativi di accesso: per indirizzo di rete (per IPv6, la prima metà), per account e per un hash dell’indirizzo e-mail. Un conteggio viene eliminato circa un giorno dopo.",
        "Il registro del server annota errori tecnici ed eventi di sicurezza, come un accesso o un cambio di password, con l’ora, l’indirizzo di rete e il numero dell’account. Non contiene parole, password, codici o indirizzi e-mail. Per quanto tempo sia conservato dipende da come gestiamo questo server; se vuoi saperlo, chiedicelo.",
      ],
    },
    mail: {
      heading: "E-mail",
      paragraphs: [
        "Ti scriviamo solo riguardo al tuo account: codici per confermare un indirizzo, scegliere una nuova password o cambiare indirizzo, e avvisi che esiste già un account con il tuo indirizzo, che l’indirizzo, la password, le passkey, i codici usa e getta, le chiavi per altri programmi o il collegamento con Google sono cambiati, che un nuovo dispositivo ha effettuato l’accesso, che qualcuno ha inserito troppi codici errati o che l’account è stato eliminato. Non c’è alcuna newsletter. Se attivi i promemoria, ti scriviamo anche nei giorni in cui ci sono parole da ripassare, finché non li disattivi; per questo conserviamo l’ora che hai scelto e il momento dell’ultimo.",
        "Un’e-mail in attesa di invio è conservata con il suo indirizzo e il suo codice. Viene eliminata appena è stata inviata o non serve più, al più tardi dopo un giorno. È inviata tramite il fornitore di posta di questo server.",
      ],
    },
    google: {
      heading: "L’accesso con Google",
      paragraphs: [
        "Avviene solo se questo server lo offre e tu lo scegli. Google ci comunica allora il tuo indirizzo e-mail, ci dice se è confermato e ci invia un identificativo con cui Google ti riconosce; conserviamo l’indirizzo e l’identificativo. Il nome e la foto, che Google invia insieme, non vengono conservati. Google viene a sapere che usi questo servizio.",
      ],
    },
    payment: {
      heading: "Il pagamento",
      paragraphs: [
        "Premium si paga sulle pagine di Stripe. I dati della carta vanno solo a Stripe e non arrivano mai a questo server.",
        "Conserviamo l’identificativo della tua scheda cliente presso Stripe e lo stato dell’abbonamento: se è attivo, fino a quando è pagato, e se è disdetto o da rimborsare. Stripe riceve il tuo indirizzo e-mail, il numero del tuo account e ciò che inserisci lì. Quando elimini l’account, viene eliminata anche la tua scheda cliente presso Stripe; Stripe conserva i documenti dei pagamenti come richiede la legge.",
      ],
    },
    translation: {
      heading: "I suggerimenti di traduzione",
      paragraphs: [
        "Se questo server usa un servizio di traduzione (LibreTranslate, DeepL o Azure Translator), il termine che stai scrivendo gli viene inviato con le due lingue. La richiesta parte da questo server; il servizio non viene a sapere nulla di te. Le sue risposte sono conservate fino a 30 giorni sotto un hash del termine, senza alcun legame con il tuo account.",
      ],
    },
    recipients: {
      heading: "Chi altro riceve dati",
      paragraphs: [
        "Solo chi è nominato qui: i fornitori di posta, pagamento, accesso Google e traduzione, ciascuno per il proprio scopo, e chi ospita per noi questo server e la sua base di dati. Alcuni possono trovarsi in un altro Paese; chiedici quali. Non vendiamo dati.",
        "I caratteri, le immagini e gli script delle nostre pagine vengono da questo server, tranne lo script di Google nelle schermate di accesso e dove ti chiediamo di accedere ancora una volta con Google.",
      ],
    },
    retention: {
      heading: "Per quanto tempo conserviamo i dati",
      paragraphs: [],
      list: [
        "Account ospite e registrazioni il cui indirizzo non è mai stato confermato: 24 ore dalla creazione. Poi vengono eliminati con tutto ciò che contengono.",
        "Account: finché non li elimini, anche se non li usi per molto tempo.",
        "Dati delle sessioni: finché non esci o la sessione non scade, e non più a lungo dell’account.",
        "Conteggi contro gli abusi: circa un giorno.",
        "Copie di sicurezza: i dati eliminati possono restare nelle nostre copie finché altre più recenti non le sostituiscono.",
      ],
    },
    rights: {
      heading: "I tuoi diritti",
      paragraphs: [
        "In «Modifica profilo» puoi scaricare i tuoi dati in un file JSON ed eliminare l’account. L’eliminazione è immediata: l’account sparisce con tutti i dizionari, le parole, i test, i risultati e le sessioni, e un abbonamento in corso viene disdetto. Non si può annullare. Restano l’e-mail che conferma l’eliminazione, finché non è inviata, e, se avevi Premium, gli identificativi di Stripe con cui si chiude l’abbonamento e si paga un rimborso. I dati di un ospite vengono eliminati automaticamente dopo 24 ore.",
        "Secondo la legge applicabile, puoi anche chiederci l’accesso ai tuoi dati, la loro rettifica o cancellazione, la limitazione del trattamento o una copia; opporti al trattamento; e presentare reclamo all’autorità per la protezione dei dati del luogo in cui vivi.",
      ],
    },
    grounds: {
      heading: "Basi giuridiche",
      paragraphs: [
        "Dove si applica il GDPR: il tuo account, le tue parole, i test e i pagamenti sono trattati per eseguire il nostro contratto con te (articolo 6, paragrafo 1, lettera b), i conteggi e i registri per il nostro legittimo interesse a un servizio sicuro (lettera f), e i documenti dei pagamenti perché la legge lo richiede (lettera c). Non prendiamo decisioni automatizzate su di te e non facciamo profilazione.",
      ],
    },
    contact: {
      heading: "Modifiche e contatti",
      paragraphs: [
        "Se questo servizio tratterà i tuoi dati in un modo nuovo, cambieremo la data di questa informativa e ti chiederemo di accettarla di nuovo. Per domande e richieste, scrivici:",
      ],
    },
  },
};
