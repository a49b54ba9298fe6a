export const menu = {
  dictionariesText: "Write down words and everything they mean",
  testingText: "Test yourself on your words",
} as const;
