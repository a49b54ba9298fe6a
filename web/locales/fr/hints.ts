import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Première lettre",
      counts: "Une réponse juste comptera « avec un indice », et le mot reviendra un peu plus tôt.",
      tag: "Avec un indice",
      correct: "Juste avec un indice",
      label: "Indice",
      tally_one: "<b>{{count, number}}</b> avec un indice",
      tally_other: "<b>{{count, number}}</b> avec un indice",
      wordLabel: "{{number, number}} : juste avec un indice",
      how: "Comment compte un indice",
      howText: "Comme une réponse juste. Le mot revient seulement un peu plus tôt que sans indice.",
      said_one: "Indice : {{letters}}, {{count, number}} lettre.",
      said_other: "Indice : première lettre {{letters}}, {{count, number}} lettres.",
      saidWords_one: "Indice : {{letters}}, {{count, number}} lettre.",
      saidWords_other: "Indice : premières lettres {{letters}}, {{count, number}} lettres.",
      without_one: "Sans indice, ce serait {{count, number}} jour.",
      without_other: "Sans indice, ce serait {{count, number}} jours.",
    },
    meeting: {
      fresh: "nouveau",
      copy: "Recopiez-le une fois",
      shown: "Montré avant d’être demandé.",
      after_one: "Montré avant d’être demandé. La question vient après {{count, number}} autre mot.",
      after_other: "Montré avant d’être demandé. La question vient après {{count, number}} autres mots.",
      know: "Je le sais, interrogez-moi",
    },
    copy: {
      differs_one: "{{count, number}} lettre diffère. Regardez encore, ou continuez : cela ne compte pas.",
      differs_other:
        "{{count, number}} lettres diffèrent. Regardez encore, ou continuez : cela ne compte pas.",
      other: "Ce n’est pas pareil. Regardez encore, ou continuez : cela ne compte pas.",
      said: "Vous avez écrit : {{given}}. Il faut : {{answer}}.",
    },
    retype: {
      ask: "Écrivez-le encore une fois",
      label: "Écrivez-le encore une fois (facultatif)",
      tag: "facultatif",
    },
  },
} satisfies Localized<HintsStrings, "fr">;
