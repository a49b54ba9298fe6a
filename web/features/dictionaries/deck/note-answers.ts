import type { CardDirection } from "../../../../shared/api/reviews.ts";
import type { Answer, Deck, Role } from "./deck.ts";
import { directionOfCard, type PlannedNote } from "./plan-deck.ts";

/**
 * What becomes of the entries of a review log. Arriving: becomes a review. Here: was given here. Neither: its card asks
 * for neither side of the word. Left: its note is left out. Unwanted: the history is not imported. Deleted: its card is not in the file. Ignored: it is no answer.
 */
export const ANSWER_STATES = [
  "arriving",
  "here",
  "neither",
  "left",
  "unwanted",
  "deleted",
  "ignored",
] as const;
export type AnswerCounts = Record<(typeof ANSWER_STATES)[number], number>;

/** One answer to one card, wherever it was given: what was exported here and comes back is known by it. */
export const answerKey = (wordId: string, direction: string, at: number): string =>
  `${wordId} ${direction} ${at}`;

export interface DirectedAnswer {
  answer: Answer;
  direction: CardDirection;
}

interface NoteAnswers {
  arriving: DirectedAnswer[];
  here: number;
  neither: number;
  left: number;
}

/** The answers of a note that become reviews, and how many do not. `answered`: keys of answers that were given here. */
export function answersOf(
  deck: Deck,
  { note: place, state, knownId }: PlannedNote,
  allRoles: readonly (readonly Role[])[],
  answered: ReadonlySet<string>,
): NoteAnswers {
  const found: NoteAnswers = { arriving: [], here: 0, neither: 0, left: 0 };
  const note = deck.notes[place];
  const type = note && deck.types[note.type];
  if (!type) return found;
  const roles = allRoles[note.type] ?? [];
  for (const { number, answers } of note.cards) {
    const direction = directionOfCard(type, number, roles);
    if (state !== "new" && state !== "known") found.left += answers.length;
    else if (!direction) found.neither += answers.length;
    else
      for (const answer of answers)
        if (knownId !== null && answered.has(answerKey(knownId, direction, answer.at))) found.here++;
        else found.arriving.push({ answer, direction });
  }
  return found;
}
