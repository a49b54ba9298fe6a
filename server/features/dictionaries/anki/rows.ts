import { ankiTags } from "../../../../shared/anki-tags.ts";
import type { CardDirection, Grade } from "../../../../shared/api/reviews.ts";
import { CARD_FIELDS, type Word, type WordField } from "../../../../shared/api/word.ts";
import type { CardMemory, CardReview, Step } from "../../../../shared/memory/learner.ts";

/** One card of a package: a word in one direction, and what the learner remembers of it. */
export interface PackagedCard {
  direction: CardDirection;
  memory: CardMemory | null;
  reviews: readonly CardReview[];
}

export type PackagedWord = Pick<Word, "id" | WordField | "resting" | "order"> & {
  /** In milliseconds. */
  createdAt: number;
  updatedAt: number;
  cards: readonly PackagedCard[];
};

/** A text as an Anki field contains it. A square bracket would start a sound or a formula there. */
export const fieldOf = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("[", "&#91;")
    .replaceAll("\n", "<br>");

const FIELD_SEPARATOR = "\u001f";

export const fieldsOf = (word: PackagedWord): string =>
  CARD_FIELDS.map((field) => [word[field]].flat().map(fieldOf).join("<br>")).join(FIELD_SEPARATOR);

export function tagsOf({ tags }: PackagedWord): string {
  const distinct = ankiTags(tags);
  return distinct.length > 0 ? ` ${distinct.join(" ")} ` : "";
}

/** What Anki keeps with a note and does not read: tags that have spaces, as they are. */
export const dataOf = ({ tags }: PackagedWord): string =>
  ankiTags(tags).join(" ") === tags.join(" ") ? "" : JSON.stringify({ tags });

/** The queue of a card that Anki does not ask. */
const SUSPENDED = -1;

/** What is due on which day of the collection, counted from its first. A word that rests is suspended there. */
export function scheduleOf(
  { memory }: PackagedCard,
  { order, resting }: Pick<PackagedWord, "order" | "resting">,
  firstDay: number,
) {
  const queueOf = (type: number): number => (resting ? SUSPENDED : type);
  if (!memory)
    return { type: 0, queue: queueOf(0), due: order, ivl: 0, factor: 0, reps: 0, lapses: 0, data: "" };
  return {
    type: 2,
    queue: queueOf(2),
    due: memory.dueOn - firstDay,
    ivl: Math.max(1, memory.interval),
    factor: factorOf(memory),
    reps: memory.reviews,
    lapses: memory.lapses,
    data: JSON.stringify({ s: rounded(memory.stability, 4), d: rounded(memory.difficulty, 3) }),
  };
}

/**
 * Anki's ease in thousandths: its minimum for the hardest card, its default for about where a word starts that was
 * known at once.
 */
const factorOf = ({ difficulty }: CardMemory): number => Math.round(1300 + (10 - difficulty) * 150);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A review in Anki's log: the interval before and after, and the button that was pressed. */
export function logRowOf({ review, memory }: Step, before: Step | undefined) {
  const type = typeOf(review.grade, before);
  return {
    at: review.at,
    ease: EASE[type === LOG.review ? "four" : "three"][review.grade],
    ivl: intervalOf(memory),
    lastIvl: before ? intervalOf(before.memory) : 0,
    factor: factorOf(memory),
    time: review.milliseconds ?? 0,
    type,
  };
}

const LOG = { learning: 0, review: 1, relearning: 2 } as const;

/** A card that was never known is being learned, a forgotten one relearned. Only a review can be “hard”. */
function typeOf(grade: Grade, before: Step | undefined): number {
  if (grade === "hard") return LOG.review;
  if (!before?.succeeded) return LOG.learning;
  return before.memory.interval > 0 ? LOG.review : LOG.relearning;
}

/** Anki's buttons: its first scheduler has three, except for reviews. */
const EASE = {
  three: { again: 1, hard: 2, good: 2, easy: 3 },
  four: { again: 1, hard: 2, good: 3, easy: 4 },
} as const;

const SOON_SECONDS = 600;

/** In days, or in seconds below 0. */
const intervalOf = ({ interval }: CardMemory): number => (interval > 0 ? interval : -SOON_SECONDS);
