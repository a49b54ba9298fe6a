import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Primera letra",
      counts: "Si acierta, contará como «con pista» y la palabra volverá un poco antes.",
      tag: "Con pista",
      correct: "Correcto con pista",
      label: "Pista",
      tally_one: "<b>{{count, number}}</b> con pista",
      tally_other: "<b>{{count, number}}</b> con pista",
      wordLabel: "{{number, number}}: correcta con pista",
      how: "Cómo cuenta una pista",
      howText: "Como respuesta correcta. La palabra solo vuelve un poco antes que sin pista.",
      said_one: "Pista: {{letters}}, {{count, number}} letra.",
      said_other: "Pista: primera letra {{letters}}, {{count, number}} letras.",
      saidWords_one: "Pista: {{letters}}, {{count, number}} letra.",
      saidWords_other: "Pista: primeras letras {{letters}}, {{count, number}} letras.",
      without_one: "Sin pista sería {{count, number}} día.",
      without_other: "Sin pista serían {{count, number}} días.",
    },
    meeting: {
      fresh: "nueva",
      copy: "Cópiela una vez",
      shown: "Primero se muestra y luego se pregunta.",
      after_one: "Primero se muestra; se pregunta después de {{count, number}} palabra más.",
      after_other: "Primero se muestra; se pregunta después de {{count, number}} palabras más.",
      know: "La sé, pregúnteme",
    },
    copy: {
      differs_one: "{{count, number}} letra es distinta. Mírela otra vez o siga: no cuenta.",
      differs_other: "{{count, number}} letras son distintas. Mírelas otra vez o siga: no cuenta.",
      other: "No es lo mismo. Mírela otra vez o siga: no cuenta.",
      said: "Ha escrito: {{given}}. Se escribe: {{answer}}.",
    },
    retype: {
      ask: "Escríbala otra vez",
      label: "Escríbala otra vez (opcional)",
      tag: "opcional",
    },
  },
} satisfies Localized<HintsStrings, "es">;
