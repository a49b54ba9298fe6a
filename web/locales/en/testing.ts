export const testing = {
  title: "Testing",
} as const;
