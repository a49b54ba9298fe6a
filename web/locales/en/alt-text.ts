export const AltText = {
  Close: "Close",
} as const;
