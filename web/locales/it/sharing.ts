import type { Localized } from "../../../shared/plurals.ts";
import type { SharingStrings } from "../en/sharing.ts";

const sharing = {
  title: "Condividi «{{name}}»",
  what: "Chi ha il link può leggere e copiare le parole così come sono ora, con note, esempi ed etichette. Il tuo indirizzo e-mail e i tuoi ripassi non sono inclusi, e le modifiche successive non si vedono.",
  guest:
    "Per condividere serve un account. La registrazione è gratuita, e ciò che hai creato come ospite passerà al nuovo account.",
  create: "Crea un link",
  created: "Link creato",
  links: "Link a questo dizionario",
  copy: "Copia",
  copied: "Copiato",
  copies_one: "{{count, number}} copia fatta",
  copies_other: "{{count, number}} copie fatte",
  end: "Disattiva",
  ask: "Disattivare questo link?",
  final: "Smette subito di funzionare. Le copie già fatte restano.",
  keep: "Tienilo",
  ended: "Link disattivato",
  page: {
    lead: "Qualcuno ha condiviso questo dizionario. Copialo per esercitarti con le sue parole e aggiungere le tue.",
    account: "Per farlo accedi, registrati o entra come ospite; poi tornerai qui.",
    copy: "Copia nei miei dizionari",
    report: "Segnala questo dizionario",
    more: "Mostra altre parole",
    needsScript: {
      copy: "Per copiare questo dizionario serve JavaScript. Attivalo nel browser e ricarica la pagina.",
      rest: "Queste sono le prime {{shown}} parole. Per vedere le altre e copiare il dizionario serve JavaScript. Attivalo nel browser e ricarica la pagina.",
    },
    into: "Dove copiarlo",
    new: "Un nuovo dizionario",
    known: "Le parole già presenti nel dizionario scelto vengono escluse.",
    done: "Dizionario copiato",
    first: "dizionario condiviso che non si trova qui.",
    second: "forse un link disattivato, o una lettera fuori posto.",
  },
};

export const strings = { sharing } satisfies Localized<SharingStrings, "it">;
