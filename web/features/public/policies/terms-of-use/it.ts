import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Che cosa puoi aspettarti da Wordhoard, e che cosa ci aspettiamo da te.",
  sections: {
    service: {
      heading: "Il servizio",
      paragraphs: [
        "A gestire questo servizio è {{operator}} (di seguito «noi»). Con Wordhoard crei dizionari di parole con le loro definizioni, ti metti alla prova con i test e ripassi giorno per giorno.",
        "Accettando queste condizioni concludi con noi un contratto per l’uso di questo server. Il software in sé è libero, con licenza MIT.",
      ],
    },
    account: {
      heading: "Ospiti e account",
      paragraphs: [
        "Un account ospite non richiede alcun dato. Viene eliminato con tutto ciò che contiene 24 ore dopo la creazione; se ti registri prima, le tue parole vengono conservate.",
        "Un account richiede un tuo indirizzo e-mail, confermato con un codice che inviamo a quell’indirizzo. Una registrazione non confermata entro 24 ore viene eliminata.",
        "Tieni la password per te, e scegline una nuova se qualcun altro può conoscerla. Se la legge del tuo Paese non ti consente ancora di accettare in autonomia condizioni come queste, deve farlo per te un genitore o un tutore.",
      ],
    },
    limits: {
      heading: "Che cosa spetta a ogni ruolo",
      paragraphs: [
        "Il limite giornaliero dei test segue il giorno UTC. I ruoli Sviluppatore e Amico li assegniamo noi.",
        "Quando si perde un ruolo non si elimina nulla: ciò che supera il limite si può ancora leggere, usare nei test ed eliminare, ma non si può aggiungere altro.",
      ],
      limits: {
        role: "Ruolo",
        dictionaries: "Dizionari",
        wordsPerDictionary: "Parole per dizionario",
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
        "Ciò che scrivi resta tuo. Ci permetti solo ciò che serve al servizio: conservarlo, mostrartelo e interrogarti su di esso. Altre persone lo vedono solo se lo condividi: chiunque abbia il link può allora leggerlo e copiarlo, finché non disattivi il link. Le copie già fatte restano.",
        "Salva e condividi solo ciò che hai il diritto di usare: la responsabilità è tua. Scarica le tue parole ogni tanto: una copia tua è la migliore garanzia.",
      ],
    },
    conduct: {
      heading: "Uso corretto",
      paragraphs: ["Ti chiediamo di non"],
      list: [
        "usare Wordhoard per violare la legge, né per salvare o condividere contenuti illeciti;",
        "cercare di accedere ai dati altrui o di aggirare i limiti;",
        "sovraccaricare o disturbare il servizio, per esempio con richieste automatiche in massa;",
        "condividere o vendere il tuo account.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Se su questo server si vende Premium, il prezzo è di {{price}} al mese. Si paga in anticipo tramite Stripe, che prima del pagamento mostra l’importo dovuto, con le eventuali imposte. L’abbonamento si rinnova ogni mese finché non lo disdici.",
        "Dopo un pagamento possono passare fino a 5 minuti prima che il tuo account riceva il nuovo ruolo.",
        "Se il pagamento di un rinnovo non riesce, Premium resta attivo mentre Stripe riprova. Se il pagamento non riesce neanche allora, l’abbonamento termina.",
      ],
    },
    cancellation: {
      heading: "Disdetta e rimborsi",
      paragraphs: [
        "Puoi disdire in qualsiasi momento in «Abbonamento», senza indicare motivi. Restano salvi i diritti che la legge ti riconosce come consumatore, per esempio il diritto di recesso.",
      ],
      list: [
        "Alla fine del periodo: Premium resta attivo fino al termine del mese pagato, e non viene addebitato altro. Fino ad allora puoi revocare la disdetta.",
        "Subito, con rimborso: Premium termina all’istante. La prima volta l’ultimo pagamento ti viene rimborsato per intero; in seguito, la parte per i giorni non ancora iniziati. Mostriamo l’importo prima che tu confermi. I pagamenti precedenti non vengono rimborsati.",
        "Anche l’eliminazione dell’account termina un abbonamento in corso, ma di per sé non dà diritto a un rimborso. Se vuoi il rimborso, disdici prima con effetto immediato.",
      ],
    },
    results: {
      heading: "Suggerimenti e correzioni",
      paragraphs: [
        "I suggerimenti di traduzione e la pronuncia delle parole sono automatici, e le risposte vengono corrette secondo regole. In entrambi i casi sono possibili errori. Non farci affidamento dove un errore causerebbe un danno.",
      ],
    },
    liability: {
      heading: "Disponibilità e responsabilità",
      paragraphs: [
        "Gestiamo il servizio con cura, ma non possiamo promettere che sia sempre disponibile o privo di difetti.",
        "Rispondiamo ovunque la legge lo richieda, in particolare per dolo, colpa grave e danni alla vita, all’integrità fisica o alla salute. Oltre a ciò, e nei limiti consentiti dalla legge, non ci assumiamo responsabilità.",
      ],
    },
    ending: {
      heading: "Fine del contratto",
      paragraphs: [
        "Puoi eliminare l’account in qualsiasi momento in «Modifica profilo». Tutto ciò che contiene viene eliminato subito.",
        "Possiamo disattivare il link a un dizionario condiviso che viola queste condizioni, bloccare o eliminare un account che le viola in modo grave o ripetuto, e chiudere il servizio. Se lo chiudiamo, te lo comunicheremo per tempo, così che tu possa scaricare le tue parole, e rimborseremo Premium per il tempo di cui non potrai più usufruire.",
      ],
    },
    contact: {
      heading: "Modifiche e contatti",
      paragraphs: [
        "Se queste condizioni cambiano, ne cambieremo la data e ti chiederemo di accettarle prima di proseguire.",
        "Si applica la legge del Paese in cui abbiamo sede, senza toglierti la tutela della legge del Paese in cui vivi. Scrivici:",
      ],
    },
  },
};
