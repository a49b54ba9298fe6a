const keys = {
  groups: {
    everywhere: "Everywhere",
    lists: "Dictionaries and words",
    editing: "Editing words",
    test: "Test",
    flip: "Flip cards",
  },
  does: {
    help: "Show these shortcuts",
    close: "Close a dialog or a menu",
    move: "Move within a menu, the extra letters or the slides",
    ends: "Go to the first or last one",
    search: "Go to search",
    definitions: "In the term: continue with the definitions",
    comma: "Finish a definition and start the next",
    add: "Add the word, or save it",
    back: "In an empty field: edit the last definition",
    cancel: "Stop editing without saving",
    more: "Open note, example and tags",
    less: "Close them again",
    hear: "Hear the word",
    hearSlowly: "Hear it slowly",
    check: "Check the answer, then continue",
    override: "Count a wrong answer as right",
    undo: "Take the last answer back",
    hint: "In an empty line: the first letter",
    askNew: "A new word that you know: be asked at once",
    show: "Show the answer",
    didNot: "Didn’t know",
    knew: "Knew it",
  },
  names: {
    enter: "Enter",
    escape: "Esc",
    backspace: "Backspace",
    home: "Home",
    end: "End",
    space: "Space",
  },
} as const;

/** The keyboard shortcuts. */
export const strings = { keys } as const;

export type KeysStrings = typeof strings;
