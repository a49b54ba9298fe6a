import { createContext, type ComponentType } from "react";

/**
 * What a dictionary shows at the end of each word. Features do not import each other: testing provides the mark,
 * dictionaries the place, and the router connects them.
 */
export const WordMarks = createContext<ComponentType<WordMarkProps> | null>(null);

export interface WordMarkProps {
  dictionaryId: string;
  wordId: string;
}
