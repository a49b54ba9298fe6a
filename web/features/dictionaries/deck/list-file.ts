import * as z from "zod/mini";

import { cardDirection, grade, sentReview } from "../../../../shared/api/reviews.ts";
import { outcome } from "../../../../shared/api/testing.ts";
import { answersIn, DeckError, MOST, type Answer, type Deck } from "./deck.ts";
import { addTo } from "./lists.ts";

const review = z.object({
  wordId: z.string(),
  direction: cardDirection,
  at: z.string(),
  grade,
  outcome: z._default(z.nullable(outcome), null),
  given: z._default(z.array(z.string()), []),
  milliseconds: z._default(z.nullable(z.number()), null),
});

const list = z.object({
  reviews: z._default(z.array(review), []),
  words: z.array(
    z.object({
      id: z._default(z.string(), ""),
      term: z.string(),
      definitions: z.array(z.string()),
      note: z._default(z.string(), ""),
      example: z._default(z.string(), ""),
      tags: z._default(z.array(z.string()), []),
      resting: z._default(z.boolean(), false),
    }),
  ),
});

/** A placeholder for the ids that reviews get when they are sent. */
const ANY_ID = "00000000-0000-7000-8000-000000000000";

/** Checked beforehand: the server refuses a whole request because of one invalid review. */
const canBeSent = (one: z.infer<typeof review>): boolean =>
  Date.parse(one.at) > 0 && z.safeParse(sentReview, { ...one, id: ANY_ID, wordId: ANY_ID }).success;

/** In the order of the type's cards. */
const DIRECTIONS = ["forward", "backward"] as const;

/** Reads a complete export of ours: words with their reviews. */
export function readList(text: string): Deck {
  const read = z.safeParse(list, JSON.parse(text));
  if (!read.success) throw new DeckError("unknown");
  const { words, reviews } = read.data;
  if (words.length > MOST.notes || reviews.length > MOST.answers) throw new DeckError("tooMany");
  if (!reviews.every(canBeSent)) throw new DeckError("damaged");
  const answers = new Map<string, Answer[]>();
  for (const { wordId, direction, at, ...answer } of reviews)
    addTo(answers, `${wordId} ${direction}`, { ...answer, at: Date.parse(at) });
  // Of two words with one id the first has its answers.
  const take = (card: string): Answer[] => {
    const taken = answers.get(card) ?? [];
    answers.delete(card);
    return taken;
  };
  const notes = words.map(({ id, term, definitions, note, example, tags, resting }) => ({
    id,
    type: 0,
    values: [term, definitions.join("\n"), note, example],
    tags,
    resting,
    cards: DIRECTIONS.map((direction, number) => ({
      number,
      deck: "",
      answers: take(`${id} ${direction}`),
    })),
  }));
  return {
    kind: "json",
    types: [
      {
        name: "json",
        cloze: false,
        markup: "text",
        ours: true,
        fields: ["term", "definitions", "note", "example"],
        questions: [["term"], ["definitions"]],
        roles: ["term", "definitions", "note", "example"],
      },
    ],
    decks: new Map(),
    notes,
    ignored: 0,
    deleted: reviews.length - answersIn(notes),
  };
}
