import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Wszędzie",
    lists: "Słowniki i słowa",
    editing: "Edycja słów",
    test: "Test",
    flip: "Odwracanie kart",
  },
  does: {
    help: "Pokaż te skróty",
    close: "Zamknij okno lub menu",
    move: "Poruszaj się po menu, dodatkowych literach lub slajdach",
    ends: "Przejdź do pierwszej lub ostatniej pozycji",
    search: "Przejdź do wyszukiwania",
    definitions: "W polu terminu: przejdź do znaczeń",
    comma: "Zakończ znaczenie i zacznij następne",
    add: "Dodaj słowo lub je zapisz",
    back: "W pustym polu: popraw ostatnie znaczenie",
    cancel: "Zostaw słowo bez zmian",
    more: "Otwórz notatkę, przykład i tagi",
    less: "Zamknij je z powrotem",
    hear: "Posłuchaj słowa",
    hearSlowly: "Odtwórz słowo wolniej",
    check: "Sprawdź odpowiedź, a potem przejdź dalej",
    override: "Zalicz błędną odpowiedź",
    undo: "Cofnij ostatnią odpowiedź",
    hint: "W pustym wierszu: pierwsza litera",
    askNew: "Nowe słowo, które znasz: od razu pytanie",
    show: "Pokaż odpowiedź",
    didNot: "Nie znam",
    knew: "Znam",
  },
  names: {
    enter: "Enter",
    escape: "Esc",
    backspace: "Backspace",
    home: "Home",
    end: "End",
    space: "Spacja",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "pl">;
