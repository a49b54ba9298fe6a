export const menu = {
  dictionariesText: "Write down words and everything they mean",
  testingText: "Test yourself on your words",
  todayText: "Your words come back before you forget them",
  progressText: "See what stays, and what comes next",
  due_one: "{{count, number}} word, about {{minutes, number}} min",
  due_other: "{{count, number}} words, about {{minutes, number}} min",
} as const;
