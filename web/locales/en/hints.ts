/** A hint, the first meeting with a word, and writing it once more. */
export const strings = {
  exercise: {
    hint: {
      show: "First letter",
      counts: "A right answer now counts as “with a hint”, and the word comes back a little sooner.",
      tag: "With a hint",
      correct: "Correct with a hint",
      label: "Hint",
      tally_one: "<b>{{count, number}}</b> with a hint",
      tally_other: "<b>{{count, number}}</b> with a hint",
      wordLabel: "{{number, number}}: correct with a hint",
      how: "How a hint counts",
      howText:
        "As correct, here and in the score. The word just comes back a little sooner than without a hint.",
      said_one: "Hint: {{letters}}, {{count, number}} letter.",
      said_other: "Hint: first letter {{letters}}, {{count, number}} letters.",
      saidWords_one: "Hint: {{letters}}, {{count, number}} letter.",
      saidWords_other: "Hint: first letters {{letters}}, {{count, number}} letters.",
      without_one: "Without the hint it would be {{count, number}} day.",
      without_other: "Without the hint it would be {{count, number}} days.",
    },
    meeting: {
      fresh: "new",
      copy: "Copy it once",
      shown: "Shown before it’s asked.",
      after_one: "Shown before it’s asked. The question comes after {{count, number}} other word.",
      after_other: "Shown before it’s asked. The question comes after {{count, number}} other words.",
      know: "I know it, ask me",
    },
    copy: {
      differs_one: "{{count, number}} letter differs. Look again, or go on: it doesn’t count.",
      differs_other: "{{count, number}} letters differ. Look again, or go on: it doesn’t count.",
      other: "That’s not the same. Look again, or go on: it doesn’t count.",
      said: "You wrote: {{given}}. Correct: {{answer}}.",
    },
    retype: {
      ask: "Write it once more",
      label: "Write it once more (not required)",
      tag: "not required",
    },
  },
} as const;

export type HintsStrings = typeof strings;
