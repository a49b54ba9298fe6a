import { createContext, use, type ComponentType, type RefObject } from "react";

import type { CardField, Word, WordField } from "../../../shared/api/word.ts";
import type { LanguageCode } from "../../../shared/languages.ts";

/** What a change says of a word; missing fields stay as they are. */
export type WordEdit = Partial<Pick<Word, WordField | "resting">>;

/** The word of a card. */
export interface CardWord extends Pick<Word, "id" | CardField> {
  dictionaryId: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
}

export interface WordSheetProps {
  word: CardWord;
  open: boolean;
  /** What has the focus once it is closed. */
  returnFocus: RefObject<HTMLElement | null>;
  /** The word is to rest, instead of being edited. */
  onRest: () => void;
  onClose: () => void;
  /** Says at once what the word is now; it is sent afterwards. */
  onSaved: (edit: WordEdit) => void;
}

export interface WordTroubleProps {
  dictionary: { id: string; termsLanguage: LanguageCode; definitionsLanguage: LanguageCode };
  /** What a word is after its owner has chosen between two versions. */
  onSettled: (wordId: string, edit: WordEdit) => void;
}

/** What the editor of dictionaries does to words for other screens: features import no other feature. */
export interface OwnWords {
  /** Lets a word rest, or wakes it: on this device at once, and sent afterwards. */
  rest: (userId: string, word: Pick<CardWord, "id" | "dictionaryId">, resting: boolean) => void;
  /** What was done on this device to words of a dictionary and has not reached the server; null: it is deleted. */
  unsaved: (userId: string, dictionaryId: string) => ReadonlyMap<string, WordEdit | null>;
  /** Sends what was left unsent, as by a page that was closed; waits only a moment. Never rejects. */
  sendAll: (userId: string) => Promise<void>;
  /** A sheet at the side of the screen, in which the word is edited. */
  WordSheet: ComponentType<WordSheetProps>;
  /** Says what could not be saved, and why. */
  WordTrouble: ComponentType<WordTroubleProps>;
}

const Loading = createContext<() => Promise<OwnWords>>(() =>
  Promise.reject(new Error("Nobody provides the editor of words")),
);

export const OwnWordsProvider = Loading.Provider;

/** Loads the editor's code. */
export const useOwnWords = (): (() => Promise<OwnWords>) => use(Loading);
