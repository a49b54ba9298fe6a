const practice = {
  title: "Practice",
  test_one: "Test {{count, number}} word",
  test_other: "Test these {{count, number}}",
  found_one: "<b>{{count, number}}</b> word found",
  found_other: "<b>{{count, number}}</b> words found",
  chosenWords: "Chosen words",
  gone: "Some of the chosen words have been deleted. Choose again.",
  notSaved:
    "Some changes to these words couldn’t be saved yet, so the test hasn’t started. Nothing is lost. Try again when you’re online.",
  hardestText: "Forgotten most often after you knew them once. A test takes one dictionary at a time.",
  start_one: "Practice {{count, number}} word",
  start_other: "Practice {{count, number}} words",
  free: "Practice uses no test and doesn’t count in your reviews.",
  position: "Practice, word {{position, number}} of {{total, number}}",
  end: "End practice",
  finish: "See the result",
  again: "Practice the wrong ones again",
  done: "Done",
  lookAgain: "Look at again",
  right: "Right",
  none: "Nothing to practice yet",
  noneText:
    "Practice starts from the report of a test, from your hardest words under “Progress”, or from words you choose when no test is left.",
} as const;

/** What is said about chosen words and practice. */
export const strings = { practice } as const;

export type PracticeStrings = typeof strings;
