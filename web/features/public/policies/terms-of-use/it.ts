import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Che cosa puoi aspettarti da Wordhoard, e che cosa ci aspettiamo da te.",
  sections: {
    service: {
      heading: "Il servizio",
      paragraphs: [
        "A gestire questo servizio è {{operator}}: «noi» in queste condizioni. Con Wordhoard tieni dizionari di parole con le loro definizioni e ti metti alla prova.",
        "Accettando queste condizioni concludi con noi un accordo sull’uso di questo server. Il software in sé è libero, con licenza MIT.",
      ],
    },
    account: {
      heading: "Ospiti e account",
      paragraphs: [
        "Un account ospite non richiede alcun dato. Viene eliminato con tutto ciò che contiene 24 ore dopo la creazione; se ti registri prima, le tue parole restano.",
        "Un account richiede un indirizzo e-mail tuo, confermato da un codice che vi inviamo. Una registrazione non confermata entro 24 ore viene eliminata.",
        "Tieni la password per te, e impostane una nuova se qualcun altro può conoscerla. Se nel luogo in cui vivi non hai ancora l’età per accettare condizioni come queste, deve farlo per te un genitore o un tutore.",
      ],
    },
    limits: {
      heading: "Che cosa spetta a ogni ruolo",
      paragraphs: [
        "Per i test, un giorno è un giorno UTC. I ruoli Sviluppatore e Amico li assegniamo noi.",
        "Quando si perde un ruolo non si elimina nulla: ciò che supera il limite si può ancora leggere, ripassare ed eliminare; solo l’aggiunta è rifiutata.",
      ],
      limits: {
        role: "Ruolo",
        dictionaries: "Dizionari",
        wordsPerDictionary: "Parole in ognuno",
        testsPerDay: "Test al giorno",
        roles: {
          guest: "Ospite",
          user: "Utente",
          premium: "Premium",
          developer: "Sviluppatore",
          friend: "Amico",
        },
      },
    },
    content: {
      heading: "Le tue parole",
      paragraphs: [
        "Ciò che scrivi resta tuo. Ci permetti solo ciò che serve al servizio: conservarlo, mostrartelo e interrogarti su di esso. Gli altri utenti non lo vedono.",
        "Rispondi tu di avere il diritto di conservare ciò che conservi. Scarica le tue parole ogni tanto: una copia tua è la migliore garanzia.",
      ],
    },
    conduct: {
      heading: "Uso corretto",
      paragraphs: ["Ti chiediamo di non"],
      list: [
        "usare Wordhoard per violare la legge, né conservarvi ciò che è illecito;",
        "cercare di raggiungere i dati altrui o di aggirare i limiti;",
        "sovraccaricare o disturbare il servizio, per esempio con richieste automatiche in massa;",
        "condividere o vendere il tuo account.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Dove questo server vende Premium, costa {{price}} al mese. Si paga in anticipo tramite Stripe, che prima del pagamento mostra l’importo dovuto, con le eventuali imposte. L’abbonamento si rinnova ogni mese finché non lo disdici.",
        "Dopo un pagamento possono passare fino a 5 minuti prima che il tuo account abbia il nuovo ruolo.",
        "Se un rinnovo non può essere pagato, Premium resta finché Stripe riprova. Se non riesce in via definitiva, l’abbonamento termina.",
      ],
    },
    cancellation: {
      heading: "Disdetta e rimborsi",
      paragraphs: [
        "Puoi disdire in qualsiasi momento in «Abbonamento», senza dare motivi. Ciò che la legge ti riconosce come consumatore, per esempio il diritto di recesso, resta intatto.",
      ],
      list: [
        "Alla fine del periodo: Premium resta finché non si conclude il mese pagato, e non viene addebitato altro. Fino ad allora puoi ritirare la disdetta.",
        "Subito, con rimborso: Premium termina all’istante. La prima volta l’ultimo pagamento ti viene rimborsato per intero; in seguito, la parte per i giorni non ancora iniziati. Mostriamo l’importo prima che tu confermi. I pagamenti precedenti non vengono rimborsati.",
        "Anche l’eliminazione dell’account termina un abbonamento in corso, ma di per sé non rimborsa nulla. Se vuoi il rimborso, disdici prima con effetto immediato.",
      ],
    },
    results: {
      heading: "Suggerimenti e valutazioni",
      paragraphs: [
        "I suggerimenti di traduzione vengono da macchine, e le risposte sono valutate da regole. Entrambi possono sbagliare. Non farci affidamento dove un errore farebbe danno.",
      ],
    },
    liability: {
      heading: "Disponibilità e responsabilità",
      paragraphs: [
        "Gestiamo il servizio con cura, ma non possiamo promettere che sia sempre disponibile o privo di difetti.",
        "Rispondiamo ovunque la legge lo richieda, in particolare per dolo, colpa grave e danni alla vita, al corpo o alla salute. Oltre a ciò, e nei limiti consentiti dalla legge, non ci assumiamo responsabilità.",
      ],
    },
    ending: {
      heading: "La fine dell’accordo",
      paragraphs: [
        "Puoi eliminare l’account in qualsiasi momento in «Modifica utente». Tutto ciò che contiene sparisce subito.",
        "Possiamo bloccare o eliminare un account che viola queste condizioni in modo grave o ripetuto, e possiamo chiudere il servizio. In tal caso lo diciamo per tempo, così che tu possa scaricare le tue parole, e rimborsiamo Premium per il tempo di cui non potrai più usufruire.",
      ],
    },
    contact: {
      heading: "Modifiche e contatti",
      paragraphs: [
        "Se queste condizioni cambiano, avranno una nuova data e ti chiederemo di accettarle prima di proseguire.",
        "Si applica il diritto del luogo in cui abbiamo sede, senza toglierti la tutela del diritto del luogo in cui vivi. Scrivici:",
      ],
    },
  },
};
