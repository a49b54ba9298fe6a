import { useNavigate } from "react-router";

import type { Strictness } from "../../../shared/api/reports.ts";
import type { Outcome, QuestionKind } from "../../../shared/api/testing.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { paths } from "../../paths.ts";
import { storeTabItem, tabItem, type Schema } from "../tab-storage.ts";

const KEY = "practice";

export interface PracticeCard {
  wordId: string;
  kind: QuestionKind;
  /** Once it was asked. */
  outcome?: Outcome | undefined;
}

/** An exercise of this tab that nobody else hears of: it uses no test and writes no review (decision 259). */
export interface Practice {
  dictionaryId: string;
  dictionaryName: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  cards: readonly PracticeCard[];
  /** Once it is known. */
  strictness?: Strictness | undefined;
  /** The address to return to. */
  from: string;
}

/** What was begun last in this tab. The schema is its reader's: pages that begin a practice do not load it. */
export const lastPractice = (schema: Schema<Practice>): Practice | null => tabItem(KEY, schema);

export const storePractice = (practice: Practice): void => storeTabItem(KEY, practice);

/** Begins a practice, which replaces the one of this tab. */
export function usePractise(): (practice: Omit<Practice, "from">) => void {
  const navigate = useNavigate();
  return (practice) => {
    storePractice({ ...practice, from: location.pathname + location.search });
    void navigate(paths.practice);
  };
}
