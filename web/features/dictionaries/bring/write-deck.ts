import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { REVIEW, WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { setUser } from "../../../lib/session.ts";
import { answerKey } from "../deck/note-answers.ts";
import type { DeckReading } from "../deck/reading.ts";
import type { ChosenWord, WordSelection } from "../deck/session.ts";
import type { KnownDictionary } from "../paste/known-words.ts";

/** Small enough for progress to be shown and for the import to be stopped in between. */
const WORDS_AT_ONCE = 250;
const REVIEWS_AT_ONCE = REVIEW.perRequest;
const RETRY_AFTER_MS = [1000, 3000, 9000];
const SECOND = 1000;

export interface WritePlan {
  selection: WordSelection;
  /** Words that may still be added. */
  room: number;
  history: boolean;
  /** The hour at which the learner's day is to start, where that changes. */
  dayStartsAt: number | undefined;
}

export interface WriteProgress {
  words: number;
  ofWords: number;
  reviews: number;
  ofReviews: number;
}

export interface Written extends WriteProgress {
  /** Of all words that were sent, including those that may have arrived. */
  wordIds: string[];
  /** Reviews that were here before. */
  knownReviews: number;
  refusedReviews: number;
  /** Which cards of the dictionary were reviewed before. */
  reviewBefore: Dictionary["review"];
  /** Why it ended early. */
  ended: "stopped" | Error | null;
}

interface Writing extends WritePlan {
  reading: DeckReading;
  dictionary: Dictionary;
  onProgress: (progress: WriteProgress) => void;
  signal: AbortSignal;
}

/** Adds the selected words and then their reviews; always returns the result. */
export async function writeDeck(writing: Writing): Promise<Written> {
  const { reading, dictionary, selection, room, history, onProgress, signal } = writing;
  const written: Written = {
    words: 0,
    ofWords: 0,
    reviews: 0,
    ofReviews: 0,
    wordIds: [],
    knownReviews: 0,
    refusedReviews: 0,
    reviewBefore: dictionary.review,
    ended: null,
  };
  const tell = (): void => {
    const { words, ofWords, reviews, ofReviews } = written;
    onProgress({ words, ofWords, reviews, ofReviews });
  };
  try {
    const begun = await reading.ask({ do: "begin", selection, room, history });
    written.ofWords = begun.words;
    written.ofReviews = begun.reviews;
    tell();
    while (written.words < begun.words) {
      signal.throwIfAborted();
      const create = await sendWords(writing, written.words, (ids) => written.wordIds.push(...ids));
      written.words += create.length;
      tell();
    }
    if (begun.reviews > 0 && writing.dayStartsAt !== undefined)
      await patiently(signal, () => startDayAt(writing.dayStartsAt));
    while (written.reviews < begun.reviews) {
      signal.throwIfAborted();
      const reviews = await reading.ask({ do: "reviews", from: written.reviews, count: REVIEWS_AT_ONCE });
      const { known, refused } = await patiently(signal, () =>
        call("POST /reviews", { body: { reviews, source: "import" } }),
      );
      written.reviews += reviews.length;
      written.knownReviews += known;
      written.refusedReviews += refused.length;
      tell();
    }
    if (begun.directions.length > 1 && dictionary.review !== "both")
      await patiently(signal, () =>
        call("PATCH /dictionaries/:id", { params: { id: dictionary.id }, body: { review: "both" } }),
      );
  } catch (error) {
    written.ended = signal.aborted ? "stopped" : error instanceof Error ? error : new Error(String(error));
  }
  return written;
}

const startDayAt = async (dayStartsAt: number | undefined): Promise<void> =>
  setUser(await call("PATCH /users/me", { body: { review: { dayStartsAt } } }));

/** Words keep their ids; where another dictionary has one of those, they get new ones. */
async function sendWords(
  { reading, dictionary, signal }: Writing,
  from: number,
  onSend: (ids: string[]) => void,
): Promise<ChosenWord[]> {
  const send = async (create: ChosenWord[]): Promise<ChosenWord[]> => {
    onSend(create.map(({ id }) => id));
    const body = { words: { create } };
    await patiently(signal, () => call("PATCH /dictionaries/:id", { params: { id: dictionary.id }, body }));
    return create;
  };
  const some = { from, count: WORDS_AT_ONCE };
  try {
    return await send(await reading.ask({ do: "words", ...some }));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "conflict")) throw error;
    return send(await reading.ask({ do: "renew", ...some }));
  }
}

/** Retries after network failures and rate limits. What is sent has ids, so nothing is added twice. */
async function patiently<Result>(signal: AbortSignal, attempt: () => Promise<Result>): Promise<Result> {
  for (const wait of RETRY_AFTER_MS)
    try {
      return await attempt();
    } catch (error) {
      const asked = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
      if (asked === null && !(error instanceof NetworkError)) throw error;
      await pause(asked === null ? wait : asked * SECOND, signal);
    }
  return attempt();
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Stopped", "AbortError"));
    });
  });

interface Import {
  reading: DeckReading;
  dictionary: Dictionary;
  written: Written;
  before: Before;
}

/** The state before anything was sent. */
export interface Before {
  /** Of the dictionary. */
  reviews: KnownDictionary["reviews"];
  /** When the learner's day started, where the import has changed that. */
  dayStartsAt: number | undefined;
}

/**
 * Undoes everything that an import added: its reviews of words that were here before, its words with theirs, and the
 * direction and the start of the day that it set. If it broke off, it can be repeated.
 */
export async function takeBack({ reading, dictionary: { id }, written, before }: Import): Promise<void> {
  const { signal } = new AbortController();
  const own = new Set(written.wordIds);
  const there = new Set(before.reviews.map(keyOf));
  const sent = Math.min(written.ofReviews, written.reviews + REVIEWS_AT_ONCE);
  for (let from = 0; from < sent; from += REVIEWS_AT_ONCE) {
    const reviews = await reading.ask({ do: "reviews", from, count: Math.min(REVIEWS_AT_ONCE, sent - from) });
    const ids = reviews
      .filter((review) => !own.has(review.wordId) && !there.has(keyOf(review)))
      .map((review) => review.id);
    if (ids.length > 0) await patiently(signal, () => call("POST /reviews/withdraw", { body: { ids } }));
  }
  const { entries } = await call("GET /dictionaries/:id/entries", { params: { id } });
  const words = entries.map((entry) => entry.id).filter((wordId) => own.has(wordId));
  for (let at = 0; at === 0 || at < words.length; at += WORDS_PER_REQUEST) {
    const body = {
      review: written.reviewBefore,
      words: { delete: words.slice(at, at + WORDS_PER_REQUEST) },
    };
    await patiently(signal, () => call("PATCH /dictionaries/:id", { params: { id }, body }));
  }
  if (before.dayStartsAt !== undefined) await patiently(signal, () => startDayAt(before.dayStartsAt));
}

const keyOf = ({
  wordId,
  direction,
  at,
}: Pick<KnownDictionary["reviews"][number], "wordId" | "direction" | "at">): string =>
  answerKey(wordId, direction, Date.parse(at));
