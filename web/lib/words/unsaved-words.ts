/** Under these keys of local storage is what was done to words and has not reached the server, and what was typed. */
export const unsavedKey = (userId: string, dictionaryId: string, kind: "change" | "draft"): string =>
  `words:${userId}:${dictionaryId}:${kind}:`;

/** The dictionaries with changes that have not reached the server. */
export function dictionariesUnsaved(userId: string): string[] {
  try {
    const found = Object.keys(localStorage).flatMap((key) => {
      const [words, user, dictionaryId, kind] = key.split(":");
      return words === "words" && user === userId && kind === "change" && dictionaryId ? [dictionaryId] : [];
    });
    return [...new Set(found)];
  } catch {
    // A browser with storage disabled has kept nothing.
    return [];
  }
}
