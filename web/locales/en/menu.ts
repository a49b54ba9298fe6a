export const menu = {
  dictionariesText: "Write words down, with everything they mean",
  testingText: "Have your words asked back",
  todayText: "Your words come back before you forget them",
  progressText: "See what stays, and what comes next",
  due_one: "{{count, number}} word, about {{minutes, number}} min",
  due_other: "{{count, number}} words, about {{minutes, number}} min",
} as const;
