/** A text with its `{{names}}` filled in, and each number kept on one line with what it counts. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
    .replace(/(?<=\d) (?=\p{L})/gu, "\u00a0");
