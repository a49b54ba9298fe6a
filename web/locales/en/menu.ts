export const menu = {
  dictionariesText: "Write words down, with everything they mean",
  testingText: "Have your words asked back",
} as const;
