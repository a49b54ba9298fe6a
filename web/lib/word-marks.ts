import { createContext, type ComponentType } from "react";

/**
 * What a dictionary shows at the end of each word. Features do not know each other: testing knows the mark, dictionaries
 * the place, and the router brings them together.
 */
export const WordMarks = createContext<ComponentType<WordMarkProps> | null>(null);

export interface WordMarkProps {
  dictionaryId: string;
  wordId: string;
}
