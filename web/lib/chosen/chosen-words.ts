import { storeTabItem, tabItem, type Schema } from "../tab-storage.ts";

const KEY = "testing.words";

export interface ChosenWords {
  dictionaryId: string;
  words: readonly string[];
}

/** Words to be tested, for the page on which a test is set up; they are too many for its address. */
export const chooseWords = (chosen: ChosenWords): void => storeTabItem(KEY, chosen);

/** What was chosen last in this tab. The schema is its reader's: pages that choose do not load it. */
export const lastChosen = (schema: Schema<ChosenWords>): ChosenWords | null => tabItem(KEY, schema);
