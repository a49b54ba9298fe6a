import type { Localized } from "../../../shared/plurals.ts";
import type { progress as English } from "../en/progress.ts";

export const progress = {
  none: "Pas encore de révision",
  noneText: "Cette page se remplit dès votre première réponse.",
  recentDays: "des 30 derniers jours avec une révision",
  streak_one: "jour pour l’instant, plus longue série\u00a0: {{longest, number}}",
  streak_other: "jours de suite, plus longue série\u00a0: {{longest, number}}",
  remembered: "mots sur 100 encore sus à la révision",
  begun_one: "mot commencé, su à présent\u00a0: {{known, number}}",
  begun_other: "mots commencés, sus à présent\u00a0: {{known, number}}",
  year: "Une année de révisions",
  yearText:
    "Réponses\u00a0: {{reviews, number}}. Jours avec une révision\u00a0: {{days, number}}. Un jour de pause ne vous coûte rien : les mots attendent.",
  yearLabel:
    "Un carré pour chaque jour du {{from}} au {{to}}. Jours avec une révision\u00a0: {{days, number}}.",
  noReview: "sans révision",
  atLeast: "{{from, number}} ou plus",
  today: "aujourd’hui",
  toCome: "à venir",
  asTable: "Afficher sous forme de tableau",
  month: "Mois",
  days: "Jours",
  answers: "Réponses",
  right: "Justes",
  forecast: "À revoir dans les 30 prochains jours",
  retention: "Encore sus à la révision",
  eachWeek: "chaque semaine",
  aim: "votre objectif, {{percent}}",
  week: "Semaine du",
  rememberedColumn: "Encore sus",
  aimColumn: "Objectif",
  thisWeek: "dernière\u00a0: {{percent}}",
  tooEarly:
    "Quand des mots seront revenus après un jour ou plus, vous verrez ici combien vous en saviez encore.",
  hardest: "Les mots les plus difficiles",
  word: "Mot",
  youWrite: "Vous écrivez souvent",
  forgotten: "Oublié",
  times: "{{count, number}} fois",
} satisfies Localized<typeof English, "fr">;
