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
        "Un account richiede un indirizzo e-mail. Un account ospite non richiede nulla.",
        "Le tue parole sono tue. Altre persone le vedono solo se condividi un dizionario con un link, e altri programmi solo se dai loro una chiave.",
        "Niente pubblicità, niente statistiche, niente tracciamento, niente vendita di dati.",
        "Puoi scaricare i tuoi dati ed eliminare l’account in autonomia.",
      ],
    },
    account: {
      heading: "Il tuo account",
      paragraphs: [
        "Quando ti registri, conserviamo il tuo indirizzo e-mail e, se scegli una password, un suo hash (argon2id), dal quale non è possibile ricavarla. Un ospite non ha né indirizzo né password. Se usi una passkey, conserviamo la sua chiave pubblica con alcuni dati tecnici, il nome che le hai dato e le date in cui è stata aggiunta e usata l’ultima volta; l’impronta e il volto non lasciano mai il tuo dispositivo.",
        "Conserviamo inoltre il ruolo dell’account, la lingua dell’interfaccia, l’ordine dei tuoi elenchi, quando l’account è stato creato e quando la password è stata cambiata l’ultima volta, se l’account è sospeso e fino a quando, e quando e in quale versione hai accettato questi documenti.",
      ],
    },
    words: {
      heading: "Le tue parole, i test e i ripassi",
      paragraphs: [
        "Conserviamo ciò che scrivi: i dizionari con nomi e lingue, le parole con definizioni, note, esempi ed etichette, e quando le hai aggiunte e modificate. Se condividi un dizionario, conserviamo anche una copia del nome, delle lingue e delle parole com’erano in quel momento, e contiamo quante volte viene copiata. Chiunque abbia il link può vedere questa copia, che non dice chi sei. Viene eliminata quando disattivi il link o elimini il dizionario o l’account. Ciò che altri hanno copiato nei propri dizionari resta a loro.",
        "Conserviamo ciò che serve ai test e ciò che ne deriva: il tuo ultimo test con le risposte, gli ultimi 200 risultati di ogni dizionario, quante volte hai risposto bene o male a una parola e quando ti è stata chiesta l’ultima volta, la severità che hai scelto e, per circa due giorni, quanti test hai fatto in un giorno. Per ogni risposta data in un ripasso o in un test, comprese quelle che importi da Anki, un registro dei ripassi annota la parola e la direzione, l’ora, che cosa hai risposto, quanto era giusta la risposta e quanto tempo ci hai messo. Dal registro ricaviamo quanto conosci ogni parola e quando deve tornare. Conserviamo anche le impostazioni del tuo studio: i minuti e le parole nuove al giorno, quanto vuoi ricordare, in quale direzione ripassi ogni dizionario, il tuo fuso orario, che ci comunica il browser, e l’ora in cui inizia la tua giornata. Tutto questo resta finché non elimini la parola, il dizionario o l’account.",
        "Le risposte vengono corrette secondo regole fisse, su questo server o sul tuo dispositivo, e per questo scopo non vengono mai inviate altrove.",
      ],
    },
    sessions: {
      heading: "L’accesso",
      paragraphs: [
        "Quando accedi, il browser riceve un numero casuale in un cookie. Ne conserviamo un hash, con il nome del browser e del sistema («Firefox su Linux»), quando hai effettuato l’accesso, quando è stato usato l’ultima volta e quando hai confermato l’ultima volta che sei tu, perché tu possa vedere quali dispositivi sono collegati e scollegarli. Un accesso termina quando esci, dopo 60 giorni senza utilizzo e al più tardi dopo 365 giorni. Se cambi la password o l’indirizzo e-mail, terminano tutti gli altri accessi.",
        "I codici che inviamo via e-mail hanno sei cifre, sono validi per 10 minuti e consentono cinque tentativi. Per verificarli ne conserviamo un hash; se si tratta di un nuovo indirizzo, anche quell’indirizzo. Dopo un cambio di indirizzo conserviamo quello precedente per 7 giorni, perché tu possa riprenderlo con un link che inviamo a quell’indirizzo. Per i codici usa e getta conserviamo la chiave che ha anche la tua app, gli hash dei codici di recupero e l’ora degli ultimi codici errati, finché non li disattivi. Per una chiave per altri programmi conserviamo un suo hash, il nome e quando è stata creata e usata l’ultima volta, finché non la revochi. Per ogni browser con cui hai effettuato l’accesso, limitatamente ai 50 più recenti, conserviamo un hash del suo numero e quando è stato visto l’ultima volta, per poterti segnalare via e-mail un nuovo dispositivo.",
      ],
    },
    traces: {
      heading: "Protezione e registri",
      paragraphs: [
        "Per impedire che si indovinino le password e per evitare abusi contiamo certe richieste, come i tentativi di accesso: per indirizzo di rete (per IPv6, la prima metà), per account e per un hash dell’indirizzo e-mail. Un conteggio viene eliminato circa un giorno dopo.",
        "Il registro del server annota errori tecnici ed eventi di sicurezza, come un accesso o un cambio di password, con l’ora, l’indirizzo di rete e il numero dell’account. Non contiene parole, password, codici o indirizzi e-mail. Per quanto tempo sia conservato dipende da come gestiamo questo server; se vuoi saperlo, chiedicelo. Per 400 giorni il database conserva gli stessi eventi di sicurezza, senza l’indirizzo di rete, e i nostri interventi su un account, per esempio una sospensione. Quando un account viene eliminato, i suoi eventi di sicurezza non indicano più a chi si riferiscono.",
      ],
    },
    mail: {
      heading: "E-mail",
      paragraphs: [
        "Ti scriviamo solo riguardo al tuo account: codici per confermare un indirizzo, scegliere una nuova password o cambiare indirizzo, e avvisi che esiste già un account con il tuo indirizzo, che l’indirizzo, la password, le passkey, i codici usa e getta, le chiavi per altri programmi o il collegamento con Google sono cambiati, che un nuovo dispositivo ha effettuato l’accesso, che qualcuno ha inserito troppi codici errati o che l’account è stato eliminato. Non c’è alcuna newsletter. Se attivi i promemoria, ti scriviamo anche nei giorni in cui ci sono parole da ripassare, finché non li disattivi; per questo conserviamo l’ora che hai scelto, quando è previsto il prossimo promemoria, quando è stato inviato l’ultimo e il numero contenuto nel link per disattivarli.",
        "Un’e-mail in attesa di invio è conservata con il suo indirizzo e il suo codice. Viene eliminata appena è stata inviata o non serve più, al più tardi dopo un giorno. È inviata tramite il fornitore di posta di questo server.",
        "Se al posto delle e-mail scegli le notifiche sui tuoi dispositivi, per ognuno conserviamo l’indirizzo a cui il produttore del tuo browser riceve le notifiche, le chiavi del browser e quando l’hai consentito, finché non rimuovi il dispositivo o non viene scollegato. Una notifica contiene il numero di parole da ripassare e nient’altro; è cifrata in modo che solo il tuo browser possa leggerla. Finché non è inviata, al massimo per tre ore, conserviamo anche quel numero. Il produttore del browser sa quando è stata inviata e che viene da questo server.",
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
        "Conserviamo l’identificativo della tua scheda cliente presso Stripe e lo stato dell’abbonamento: se è attivo, da quando e fino a quando è pagato, se è disdetto o da rimborsare, e quando un pagamento è stato rimborsato per la prima volta. Stripe riceve il tuo indirizzo e-mail, il numero del tuo account e ciò che inserisci lì. Quando elimini l’account, viene eliminata anche la tua scheda cliente presso Stripe; Stripe conserva i documenti dei pagamenti come richiede la legge.",
      ],
    },
    translation: {
      heading: "Suggerimenti e pronuncia",
      paragraphs: [
        "Se questo server usa un servizio di traduzione (LibreTranslate, DeepL, Azure Translator o un server di dizionari DICT), il termine che stai scrivendo gli viene inviato con le due lingue. La richiesta parte da questo server; il servizio non viene a sapere nulla di te. Le sue risposte sono conservate fino a 30 giorni sotto un hash del termine, senza alcun legame con il tuo account. Se questo server offre una voce, a pronunciare le tue parole è un programma che si trova sul server stesso; l’audio è conservato sotto un hash del testo, senza alcun legame con il tuo account, finché non serve spazio per altro audio. Una voce del tuo dispositivo che richiede una connessione invia le parole che pronuncia al produttore del browser o del dispositivo.",
      ],
    },
    recipients: {
      heading: "Chi altro riceve dati",
      paragraphs: [
        "Solo chi è nominato qui: i fornitori di posta, pagamento, accesso con Google e traduzione, ciascuno per il proprio scopo; l’azienda che ospita per noi questo server e il suo database; chi apre un link a un dizionario che condividi; e i programmi a cui dai una chiave, che possono leggere, aggiungere, modificare ed eliminare le tue parole finché non la revochi. Alcuni dei fornitori possono trovarsi in un altro Paese; chiedici quali. Non vendiamo dati.",
        "I caratteri, le immagini e gli script delle nostre pagine vengono da questo server, tranne lo script di Google nelle schermate di accesso e dove ti chiediamo di accedere ancora una volta con Google.",
      ],
    },
    retention: {
      heading: "Per quanto tempo conserviamo i dati",
      paragraphs: [],
      list: [
        "Account ospite e registrazioni il cui indirizzo non è mai stato confermato: 24 ore dalla creazione. Poi vengono eliminati con tutto ciò che contengono.",
        "Account e tutto ciò che contengono: finché non li elimini, anche se non li usi per molto tempo. Ciò che elimini all’interno dell’account sparisce subito, una parola insieme ai suoi ripassi; resta però nei risultati dei test precedenti e nelle copie condivise prima.",
        "Dati degli accessi: finché non esci o l’accesso non scade, e non più a lungo dell’account.",
        "Conteggi contro gli abusi: circa un giorno. Eventi di sicurezza: 400 giorni.",
        "Copie di sicurezza: i dati eliminati possono restare nelle nostre copie finché altre più recenti non le sostituiscono.",
      ],
    },
    rights: {
      heading: "I tuoi diritti",
      paragraphs: [
        "In «Modifica profilo» puoi scaricare i tuoi dati in un file JSON ed eliminare l’account. L’eliminazione è immediata: l’account sparisce con tutti i dizionari, le parole, le copie condivise, i ripassi, i test, i risultati e gli accessi, e un abbonamento in corso viene disdetto. L’operazione non può essere annullata. Restano l’e-mail che conferma l’eliminazione, finché non è stata inviata; per un massimo di 400 giorni, gli eventi di sicurezza, che non indicano più l’account, e i nostri interventi su di esso; e, se avevi Premium, gli identificativi di Stripe che servono a chiudere l’abbonamento e a pagare un rimborso, per un massimo di 90 giorni da quando tutto è concluso. I dati di un ospite vengono eliminati automaticamente dopo 24 ore.",
        "Secondo la legge applicabile, puoi anche chiederci l’accesso ai tuoi dati, la loro rettifica o cancellazione, la limitazione del trattamento o una copia; opporti al trattamento; e presentare reclamo all’autorità per la protezione dei dati del luogo in cui vivi.",
      ],
    },
    grounds: {
      heading: "Basi giuridiche",
      paragraphs: [
        "Dove si applica il GDPR: il tuo account, le tue parole, i ripassi, i test e i pagamenti sono trattati per eseguire il nostro contratto con te (articolo 6, paragrafo 1, lettera b), i conteggi e i registri per il nostro legittimo interesse a un servizio sicuro (lettera f), e i documenti dei pagamenti perché la legge lo richiede (lettera c). Non prendiamo decisioni automatizzate su di te e non facciamo profilazione.",
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
