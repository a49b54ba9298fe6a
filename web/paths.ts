import type { InterfaceLanguage } from "../shared/languages.ts";
import type { Policy } from "../shared/policies.ts";
import { pathOf, SCREEN_ROWS, SCREENS, type ScreenName } from "../shared/screens.ts";

/** For screens without a parameter these are the addresses. */
const screenPaths = Object.fromEntries(SCREEN_ROWS.map(([name, { path }]) => [name, path])) as Record<
  ScreenName,
  string
>;

/** Every link inside the web app is built here (spec §2). */
export const paths = {
  ...screenPaths,

  /** A trial of one language, its definitions in another. */
  trialIn: (learn: string, known: string) =>
    `${SCREENS.trial.path}?${new URLSearchParams({ learn, known }).toString()}`,
  /** That page, on the way to keeping its words. */
  keepTrial: (learn: string, known: string) =>
    `${SCREENS.trial.path}?${new URLSearchParams({ learn, known, keep: "" }).toString()}`,

  dictionary: (id: string) => pathOf("dictionary", id),
  /** The words with one tag. */
  taggedWords: (id: string, tag: string) =>
    `${pathOf("dictionary", id)}?${new URLSearchParams({ tag }).toString()}`,
  editWords: (id: string) => pathOf("editWords", id),
  /** The editor of one word, in a list of those that are found by `text` of it. */
  editWord: (id: string, wordId: string, text: string) =>
    `${pathOf("editWords", id)}?${new URLSearchParams({ filter: text, word: wordId }).toString()}`,
  /** The words that rest, where they are woken. */
  restingWords: (id: string) => `${pathOf("editWords", id)}?resting=true`,
  bringWords: (id: string) => pathOf("bringWords", id),
  editDictionary: (id: string) => pathOf("editDictionary", id),

  /** Where a shared dictionary is shown to everybody. */
  shared: (token: string) => pathOf("shared", token),
  /** That page, on the way to copying it: whatever is missing for that comes first. */
  copyShared: (token: string) => `${pathOf("shared", token)}?copy=`,

  /** With a dictionary's id, that dictionary is preselected. */
  newTest: (dictionaryId?: string) => newTest(dictionaryId ? { dictionary: dictionaryId } : {}),
  /** With the words of a tag preselected. */
  newTestOfTag: (dictionaryId: string, tag: string) => newTest({ dictionary: dictionaryId, tag }),
  /** With words preselected: those never tested, or those chosen in this tab (lib/chosen/chosen-words.ts). */
  newTestBy: (by: "untested" | "words", dictionary: string) => newTest({ dictionary, by }),
  storedReport: (id: string) => `${SCREENS.report.path}?report=${id}`,

  policies: (language?: InterfaceLanguage) => inLanguage(SCREENS.policies.path, language),
  policy: (policy: Policy, language?: InterfaceLanguage) =>
    inLanguage(`${SCREENS.policies.path}/${policy}`, language),
};

function newTest(choice: Record<string, string>): string {
  const query = new URLSearchParams(choice).toString();
  return SCREENS.newTest.path + (query && `?${query}`);
}

const inLanguage = (path: string, language?: InterfaceLanguage): string =>
  language ? `${path}/${language}` : path;
