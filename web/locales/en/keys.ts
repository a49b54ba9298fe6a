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
    ends: "Go to the first or the last of them",
    search: "Go to the search",
    definitions: "In the term: go on to the definitions",
    comma: "Finish a definition and begin the next",
    add: "Add the word, or save it",
    back: "In an empty field: edit the last definition",
    cancel: "Leave a word as it was",
    check: "Check the answer, then go on",
    override: "Count a wrong answer as right",
  },
  names: { enter: "Enter", escape: "Esc", backspace: "Backspace", home: "Home", end: "End" },
} as const;
