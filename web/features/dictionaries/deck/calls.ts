import type { Languages } from "./field-names.ts";
import type { DeckChoice, KnownTerm } from "./plan-deck.ts";
import type { DeckSession, WordSelection } from "./session.ts";

/** What the page asks of the worker that reads a deck. */
export type DeckCall =
  | { do: "open"; file: File; languages: Languages }
  | { do: "plan"; choice: DeckChoice; known: readonly KnownTerm[]; answered: readonly string[] }
  | { do: "begin"; selection: WordSelection; room: number; history: boolean }
  | { do: "words"; from: number; count: number }
  | { do: "renew"; from: number; count: number }
  | { do: "reviews"; from: number; count: number }
  | { do: "left" };

interface Answers {
  open: ReturnType<DeckSession["overview"]>;
  plan: ReturnType<DeckSession["plan"]>;
  begin: ReturnType<DeckSession["begin"]>;
  words: ReturnType<DeckSession["words"]>;
  renew: ReturnType<DeckSession["renew"]>;
  reviews: ReturnType<DeckSession["reviews"]>;
  left: ReturnType<DeckSession["left"]>;
}

export type DeckAnswer<Call extends DeckCall> = Answers[Call["do"]];
