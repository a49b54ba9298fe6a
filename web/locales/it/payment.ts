import type { Localized } from "../../../shared/plurals.ts";
import type { PaymentStrings } from "../en/payment.ts";

const payment = {
  perMonth: "{{price}} al mese",
  plans: {
    title: "Piani",
    aside: "Disdici quando vuoi; le tue parole restano.",
    table: "Che cosa permette ogni piano",
    free: "Gratuito",
    current: "Il tuo piano",
    kept: "Conservazione",
    hours_one: "{{count}} ora",
    hours_other: "{{count}} ore",
    always: "Finché vuoi",
    buy: "Passa a Premium",
    how: "Paghi con carta sulla pagina del nostro fornitore di pagamenti. Premium si rinnova ogni mese finché non disdici.",
    notSold: "Su questo server Premium non è in vendita. Tutto ciò che hai resta gratuito.",
  },
  state: { active: "Attivo", pastDue: "Pagamento non riuscito", ending: "Disdetto" },
  own: {
    renews: "Prossimo rinnovo: <b>{{date}}</b>.",
    ends: "Scadenza: <b>{{date}}</b>. Fino ad allora mantieni Premium e non ti verrà addebitato altro.",
    pastDue:
      "L’ultimo pagamento non è riuscito. Per ora mantieni Premium: nei prossimi giorni riproveremo ad addebitare la carta. Controllala o usane un’altra.",
    portal: "Carta e fatture",
    checkCard: "Controlla la carta",
    renew: "Riprendi l’abbonamento",
    renewed: "Abbonamento ripreso",
    given: "Chi gestisce questo server ti ha regalato Premium. Non c’è nulla da pagare né da disdire.",
  },
  cancel: {
    title: "Disdetta",
    keep: "Mantieni Premium",
    wordsStay:
      "Le tue parole restano. Ciò che supera questi limiti si può ancora leggere, usare nei test ed eliminare.",
    later: {
      title: "Alla fine del mese pagato",
      text: "Mantieni Premium fino a questa data: {{date}}.",
      button: "Disdici l’abbonamento",
      question: "Disdire l’abbonamento?",
      warning: "Mantieni Premium fino a questa data: {{date}}. Poi valgono questi limiti:",
      done: "Abbonamento disdetto",
    },
    now: {
      title: "Subito, con rimborso",
      text: "Premium termina adesso e ricevi un rimborso sulla carta. Vedrai l’importo prima di confermare.",
      button: "Disdici con rimborso",
      question: "Disdire subito e avere il rimborso?",
      whole:
        "Perdi subito le funzioni Premium e l’ultimo pagamento, {{amount}}, ti viene rimborsato sulla carta. Da adesso valgono questi limiti:",
      part_one:
        "Perdi subito le funzioni Premium. Un pagamento ti è già stato rimborsato per intero, quindi questa volta ti viene rimborsata la parte non usata: {{amount}} per {{count}} giorno. Da adesso valgono questi limiti:",
      part_other:
        "Perdi subito le funzioni Premium. Un pagamento ti è già stato rimborsato per intero, quindi questa volta ti viene rimborsata la parte non usata: {{amount}} per {{count}} giorni. Da adesso valgono questi limiti:",
      nothing:
        "Perdi subito le funzioni Premium, senza rimborso: un pagamento ti è già stato rimborsato per intero e dell’ultimo non resta neanche un giorno intero. Da adesso valgono questi limiti:",
    },
  },
  ended: {
    text: "Il tuo abbonamento è terminato. Con la maggior parte delle banche un rimborso arriva sulla carta in 5–10 giorni.",
  },
  paid: {
    title: "Grazie per l’acquisto",
    text: "L’attivazione di Premium può richiedere fino a {{minutes}} minuti. Non devi fare nulla: te lo dirà questa pagina.",
    waiting: "In attesa della conferma",
    late: "Ci vuole più del solito. Il tuo pagamento non è andato perso: Premium si attiva appena è confermato. Se non succede, scrivici.",
  },
  arrived: { title: "Premium è attivo", text: "Il tuo account ha ora i limiti di Premium." },
  notPaid: {
    title: "Nessun addebito",
    text: "Hai lasciato la pagina di pagamento prima di pagare. Nel tuo account non è cambiato nulla.",
    plans: "Torna ai piani",
  },
};

export const strings = { payment } satisfies Localized<PaymentStrings, "it">;
