import type { Localized } from "../../../shared/plurals.ts";
import type { progress as English } from "../en/progress.ts";

export const progress = {
  none: "Pas encore de révision",
  noneText: "Cette page se remplit dès votre première réponse.",
  unsent_one:
    "{{count, number}} réponse donnée sur cet appareil n’est pas encore envoyée. Elle compte ci-dessous dans les jours et les mots commencés ; le reste suivra après l’envoi.",
  unsent_other:
    "{{count, number}} réponses données sur cet appareil ne sont pas encore envoyées. Elles comptent ci-dessous dans les jours et les mots commencés ; le reste suivra après l’envoi.",
  kept_one: "{{count, number}} réponse gardée sur cet appareil",
  kept_other: "{{count, number}} réponses gardées sur cet appareil",
  keptText:
    "Le reste de vos progrès n’est pas enregistré ici. Il s’affichera dès que vous serez de nouveau en ligne.",
  recentDays: "des 30 derniers jours avec une révision",
  streak_one: "jour pour l’instant, plus longue série : {{longest, number}}",
  streak_other: "jours de suite, plus longue série : {{longest, number}}",
  remembered: "mots sur 100 encore sus à la révision",
  begun_one: "mot commencé, su à présent : {{known, number}}",
  begun_other: "mots commencés, sus à présent : {{known, number}}",
  year: "Une année de révisions",
  yearText:
    "Réponses : {{reviews, number}}. Jours avec une révision : {{days, number}}. Un jour de pause ne vous coûte rien : les mots attendent.",
  yearLabel: "Un carré pour chaque jour du {{from}} au {{to}}. Jours avec une révision : {{days, number}}.",
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
  thisWeek: "dernière : {{percent}}",
  tooEarly:
    "Quand des mots seront revenus après un jour ou plus, vous verrez ici combien vous en saviez encore.",
  hardest: "Les mots les plus difficiles",
  word: "Mot",
  youWrite: "Vous écrivez souvent",
  forgotten: "Oublié",
  times: "{{count, number}} fois",
} satisfies Localized<typeof English, "fr">;
