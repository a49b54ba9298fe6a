export const keys = {
  title: "Keyboard shortcuts",
  groups: {
    everywhere: "Everywhere",
    lists: "Dictionaries and words",
    editing: "Editing words",
    test: "Test",
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
    check: "Check the answer, then continue",
    override: "Count a wrong answer as right",
  },
  names: { enter: "Enter", escape: "Esc", backspace: "Backspace", home: "Home", end: "End" },
} as const;
