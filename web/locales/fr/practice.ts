export const practice = {
  title: "Entraînement",
  test_one: "Se tester sur {{count, number}} mot",
  test_other: "Se tester sur {{count, number}} mots",
  found_one: "<b>{{count, number}}</b> mot trouvé",
  found_other: "<b>{{count, number}}</b> mots trouvés",
  chosenWords: "Mots choisis",
  gone: "Certains des mots choisis ont été supprimés. Refaites votre choix.",
  notSaved:
    "Certaines modifications de ces mots n’ont pas encore pu être enregistrées : le test n’a pas commencé. Rien n’est perdu. Réessayez une fois en ligne.",
  hardestText:
    "Les plus souvent oubliés après avoir été sus. Un test porte sur un seul dictionnaire à la fois.",
  start_one: "S’entraîner sur {{count, number}} mot",
  start_other: "S’entraîner sur {{count, number}} mots",
  free: "L’entraînement ne consomme aucun test et ne compte pas dans vos révisions.",
  position: "Entraînement, mot {{position, number}} sur {{total, number}}",
  end: "Terminer l’entraînement",
  finish: "Voir le résultat",
  again: "Reprendre les mots ratés",
  done: "Terminer",
  lookAgain: "Mots ratés",
  right: "Justes",
  none: "Rien à travailler pour l’instant",
  noneText:
    "Vous pouvez vous entraîner à partir du résultat d’un test, de vos mots les plus difficiles dans « Progrès », ou de mots choisis quand il ne vous reste plus de test.",
};
