import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Ignorer les articles pour trier les termes",
    hint: "Ne comptent ni pour l’ordre ni pour les lettres de l’index : {{articles}}.",
  },
  back: {
    away_one: "Votre dernière révision remonte à {{count, number}} jour.",
    away_other: "Votre dernière révision remonte à {{count, number}} jours.",
    pile_one: "{{count, number}} mot est à revoir.",
    pile_other: "{{count, number}} mots sont à revoir. Inutile de tout faire d’un coup.",
    split_one:
      "Aujourd’hui : {{today, number}}, en {{count, number}} minute environ. Pour les prochains jours : {{waiting, number}}.",
    split_other:
      "Aujourd’hui : {{today, number}}, en {{count, number}} minutes environ. Pour les prochains jours : {{waiting, number}}.",
    paces: "Minutes par jour d’ici là",
    wordsADay_one: "{{count, number}} mot par jour",
    wordsADay_other: "{{count, number}} mots par jour",
    caughtUpOn: "tout rattrapé : {{day}}",
    notThisYear: "plus d’un an",
    noNew: "Pas de nouveaux mots tant que tout n’est pas rattrapé.",
    likely: "Les mots que vous avez le plus de chances d’avoir oubliés passent en premier.",
    barToday: "<b>{{count, number}}</b> aujourd’hui",
    barWaiting: "<b>{{count, number}}</b> en attente",
    lastDay: "Après le {{day}}, plus rien n’attend.",
    ifDone:
      "Si vous faites les mots de chaque jour. Vos réponses et les nouveaux mots peuvent encore modifier ces prévisions.",
  },
  dealing: {
    inTurn: "Les nouveaux mots apparaissent à tour de rôle, un de chaque dictionnaire :",
    title: "Nouveaux mots de chaque dictionnaire",
    asMany: "Autant que possible",
    atMost: "Au plus {{most, number}}",
    none: "Aucun pour l’instant",
    ownHint: "Vide : pas de limite propre. Tous vos dictionnaires ensemble : au plus {{most, number}}.",
  },
  introducing: {
    title: "Montrer les nouveaux mots avant de les demander",
    hint: "Vous voyez le nouveau mot en entier et le recopiez une fois. Cela ne compte pas.",
  },
  ending: {
    moved_one: "{{count, number}} mot ne revient désormais que dans plus d’un mois.",
    moved_other: "{{count, number}} mots ne reviennent désormais que dans plus d’un mois.",
  },
} satisfies Localized<LearningStrings, "fr">;
