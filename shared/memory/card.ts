import type { CardDirection } from "../api/reviews.ts";

/** A word in one direction. */
export interface Card {
  wordId: string;
  direction: CardDirection;
}

/** A card as the key of a map. */
export const cardKey = ({ wordId, direction }: Card): string => `${wordId} ${direction}`;
