export const dictionaries = {
  title: "Dictionaries",
} as const;
