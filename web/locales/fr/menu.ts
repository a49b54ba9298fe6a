import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "La suite",
    continue: "Continuer votre test",
    continueAt: "{{position, number}} sur {{total, number}}",
    go: "Continuer",
    due: "À revoir aujourd’hui",
    dueText: "Environ {{minutes, number}} min",
    review: "Commencer la révision",
    untested: "Pas encore testés",
    test: "Se tester",
    mistakes: "Ratés la dernière fois",
    report: "Voir le résultat",
    words_one: "{{count, number}} mot",
    words_other: "{{count, number}} mots",
    first: "Votre premier dictionnaire",
    firstText: "Choisissez ses deux langues, puis tapez, collez ou importez vos mots.",
    create: "Créer un dictionnaire",
    sample: "Cinq mots d’essai",
    sampleText: "Un petit test dans la langue de votre choix. Rien n’est enregistré.",
    try: "Essayer",
    fill: "Ajouter des mots",
    fillText: "Tapez-les, collez une liste ou importez un fichier.",
    fillAction: "Ajouter des mots",
    newTest: "Un test de votre choix",
    newTestText: "Choisissez un dictionnaire, le sens de la traduction et les mots.",
  },
} satisfies Localized<typeof English, "fr">;
