import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Partout",
    lists: "Dictionnaires et mots",
    editing: "Modifier des mots",
    test: "Test",
    flip: "Retourner des cartes",
  },
  does: {
    help: "Afficher ces raccourcis",
    close: "Fermer une boîte de dialogue ou un menu",
    move: "Se déplacer dans un menu, les lettres spéciales ou les diapositives",
    ends: "Aller au premier ou au dernier élément",
    search: "Aller à la recherche",
    definitions: "Dans le champ du terme : passer aux définitions",
    comma: "Finir une définition et commencer la suivante",
    add: "Ajouter le mot ou l’enregistrer",
    back: "Dans un champ vide : modifier la dernière définition",
    cancel: "Arrêter la modification sans enregistrer",
    more: "Ouvrir la note, l’exemple et les étiquettes",
    less: "Les refermer",
    hear: "Écouter le mot",
    hearSlowly: "Écouter le mot lentement",
    check: "Vérifier la réponse, puis continuer",
    override: "Compter une réponse fausse comme juste",
    undo: "Annuler la dernière réponse",
    hint: "Sur une ligne vide : première lettre",
    askNew: "Un nouveau mot que vous connaissez : être interrogé tout de suite",
    show: "Montrer la réponse",
    didNot: "Je ne savais pas",
    knew: "Je savais",
  },
  names: {
    enter: "Entrée",
    escape: "Échap",
    backspace: "Retour arrière",
    home: "Début",
    end: "Fin",
    space: "Espace",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "fr">;
