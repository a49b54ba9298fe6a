const KEY = "testing.words";

interface ChosenWords {
  dictionaryId: string;
  words: readonly string[];
}

/** Words to be tested, for the page on which a test is set up; they are too many for its address. */
export const chooseWords = (chosen: ChosenWords): void => sessionStorage.setItem(KEY, JSON.stringify(chosen));

/** The words of a dictionary that were chosen last in this tab; null where they are of another one. */
export function chosenWords(dictionaryId: string | null): readonly string[] | null {
  const chosen = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as ChosenWords | null;
  return chosen?.dictionaryId === dictionaryId ? chosen.words : null;
}
