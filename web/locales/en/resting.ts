const resting = {
  rests: "rests",
  filter: "Resting",
  edit: "Edit",
  rest: "Rest",
  letRest: "Let it rest",
  letAllRest: "Let them rest",
  wake: "Wake",
  wakeWord: "Wake {{term}}",
  undoWord: "Undo: {{term}} rests again",
  wakeWords: "Wake words",
  wakeAll_one: "Wake it",
  wakeAll_other: "Wake all {{count, number}}",
  kept_one: "{{count, number}} word rests. It’s kept with all its answers and isn’t asked.",
  kept_other: "{{count, number}} words rest. They’re kept with all their answers and aren’t asked.",
  answered_one: "Last answered on {{day}}, answered once",
  answered_other: "Last answered on {{day}}, answered {{count, number}} times",
  forgotten_one: "Last answered on {{day}}, forgotten once",
  forgotten_other: "Last answered on {{day}}, forgotten {{count, number}} times",
  neverAnswered: "Never asked",
  awake: "Awake again.",
  due: "Due on {{day}}.",
  dueToday: "Due today.",
  dueNew: "It comes as a new word.",
  none: "No words are resting",
  noneText:
    "A word that rests is kept with all its answers and isn’t asked. To let words rest, select them and choose “Rest”.",
  restNow_one: "{{count, number}} word is resting now.",
  restNow_other: "{{count, number}} words are resting now.",
  awakeNow_one: "{{count, number}} word is awake again.",
  awakeNow_other: "{{count, number}} words are awake again.",
  offline: "Offline, resting words can’t be found",
  offlineText: "Which words rest isn’t saved on this device. You can search all words instead.",
} as const;

/** What is said of words that rest. */
export const strings = { resting } as const;

export type RestingStrings = typeof strings;
