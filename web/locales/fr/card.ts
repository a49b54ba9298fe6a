import type { Localized } from "../../../shared/plurals.ts";
import type { CardStrings } from "../en/card.ts";

const card = {
  next: "Revient juste après",
  after_one: "Revient après {{count, number}} autre mot",
  after_other: "Revient après {{count, number}} autres mots",
  tomorrow: "Revient demain",
  in_one: "Revient dans {{count, number}} jour",
  in_other: "Revient dans {{count, number}} jours",
  onWeekday: "Ce sera {{day}}.",
  onDate: "Le {{day}}.",
  lastTime_one: "La dernière fois, c’était {{count, number}} jour.",
  lastTime_other: "La dernière fois, c’était {{count, number}} jours.",
  firstTime: "Première fois aujourd’hui.",
  againToday: "encore aujourd’hui",
  againTomorrow: "demain",
  againIn_one: "dans {{count, number}} jour",
  againIn_other: "dans {{count, number}} jours",
  tools: "Ce mot",
  undo: "Annuler",
  takenBack: "<b>Réponse annulée.</b> Elle ne compte pas ; saisissez-la de nouveau.",
  takenBackCard: "<b>Réponse annulée.</b> Elle ne compte pas.",
  edit: "Modifier",
  editTitle: "Modifier ce mot",
  verdictStays: "Le résultat de votre dernière réponse reste tel quel.",
  rest: "Mettre au repos",
  rests: "<b>Au repos dès maintenant.</b> Il n’est plus demandé tant que vous ne le réveillez pas.",
  wake: "Réveiller",
  awake: "Réveillé. Il revient comme avant.",
  edited: "Le mot a été modifié.",
  changedTwice: "Vous avez modifié « {{term}} » ici et ailleurs.",
  notSaved: "« {{term}} » n’a pas pu être modifié : {{reason}}",
  compare: "Comparer",
  discard: "Abandonner",
  gone: "Il a été supprimé.",
};

export const strings = { card } satisfies Localized<CardStrings, "fr">;
