import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Ovunque",
    lists: "Dizionari e parole",
    editing: "Modifica delle parole",
    test: "Test",
    flip: "Girare le carte",
  },
  does: {
    help: "Mostra queste scorciatoie",
    close: "Chiudi una finestra o un menu",
    move: "Spostati in un menu, tra le lettere speciali o le diapositive",
    ends: "Vai al primo o all’ultimo elemento",
    search: "Vai alla ricerca",
    definitions: "Nel campo del termine: passa alle definizioni",
    comma: "Chiudi una definizione e inizia la successiva",
    add: "Aggiungi la parola o salvala",
    back: "In un campo vuoto: modifica l’ultima definizione",
    cancel: "Lascia la parola com’era",
    more: "Apri nota, esempio ed etichette",
    less: "Richiudili",
    hear: "Ascolta la parola",
    hearSlowly: "Ascolta la parola lentamente",
    check: "Controlla la risposta, poi vai avanti",
    override: "Conta come giusta una risposta sbagliata",
    undo: "Annulla l’ultima risposta",
    hint: "Su una riga vuota: prima lettera",
    askNew: "Una parola nuova che sai già: rispondi subito",
    show: "Mostra la risposta",
    didNot: "Non la sapevo",
    knew: "La sapevo",
  },
  names: {
    enter: "Invio",
    escape: "Esc",
    backspace: "Backspace",
    home: "Home",
    end: "Fine",
    space: "Spazio",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "it">;
