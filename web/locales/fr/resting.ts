import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "au repos",
  filter: "Au repos",
  edit: "Modifier",
  rest: "Repos",
  letRest: "Mettre au repos",
  letAllRest: "Mettre au repos",
  wake: "Réveiller",
  wakeWord: "Réveiller {{term}}",
  undoWord: "Annuler : remettre {{term}} au repos",
  wakeWords: "Réveiller des mots",
  wakeAll_one: "Réveiller {{count, number}} mot",
  wakeAll_other: "Réveiller les {{count, number}} mots",
  kept_one:
    "{{count, number}} mot est au repos. Il est conservé avec toutes ses réponses et n’est pas demandé.",
  kept_other:
    "{{count, number}} mots sont au repos. Ils sont conservés avec toutes leurs réponses et ne sont pas demandés.",
  answered_one: "Dernière réponse le {{day}}, {{count, number}} réponse",
  answered_other: "Dernière réponse le {{day}}, {{count, number}} réponses",
  forgotten_one: "Dernière réponse le {{day}}, oublié {{count, number}} fois",
  forgotten_other: "Dernière réponse le {{day}}, oublié {{count, number}} fois",
  neverAnswered: "Jamais demandé",
  awake: "De nouveau éveillé.",
  due: "À revoir le {{day}}.",
  dueToday: "À revoir aujourd’hui.",
  dueNew: "Il apparaîtra comme nouveau mot.",
  none: "Aucun mot au repos",
  noneText:
    "Un mot au repos est conservé avec toutes ses réponses et n’est pas demandé. Pour mettre des mots au repos, sélectionnez-les, puis choisissez « Repos ».",
  restNow_one: "{{count, number}} mot est maintenant au repos.",
  restNow_other: "{{count, number}} mots sont maintenant au repos.",
  awakeNow_one: "{{count, number}} mot est de nouveau éveillé.",
  awakeNow_other: "{{count, number}} mots sont de nouveau éveillés.",
  offline: "Hors ligne, les mots au repos sont introuvables",
  offlineText:
    "Les mots au repos ne sont pas enregistrés comme tels sur cet appareil. Vous pouvez chercher dans tous les mots.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "fr">;
