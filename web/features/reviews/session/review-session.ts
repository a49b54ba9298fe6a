import { v7 as newId } from "uuid";

import { gradeOf, type Entry, type QueueItem, type ReviewQueue } from "../../../../shared/api/reviews.ts";
import {
  ask,
  decide,
  doneOf,
  overrule,
  skip,
  withHint,
  type Asked,
  type Card,
} from "../../../exercise/asked.ts";
import type { Step } from "../../../exercise/step.ts";
import { showBadge } from "../../../lib/app-badge.ts";
import { serverTime } from "../../../lib/clock.ts";
import { createStore, type Store } from "../../../lib/store.ts";
import type { DeviceReview, StoredReview } from "../device/database.ts";
import { storeReview } from "../device/log.ts";
import { sendSoon } from "../device/sending.ts";
import { whatIsLeft } from "./course.ts";
import { KnownQuestions } from "./known-questions.ts";
import type { LoadedReview } from "./loading.ts";
import { answeredOn } from "./queue.ts";
import { typedText } from "./typed-text.ts";

export interface SessionState {
  /** Null when nothing is left. */
  asked: Asked | null;
  answered: readonly StoredReview[];
  /** How many cards come after this one. */
  left: number;
}

/** The most time that is recorded for a card: after this, the person was doing something else. */
const LONGEST_MS = 600_000;

/**
 * Today's review, as it runs on the device. The verdict is shown at once; beside it, in the same task, the answer is
 * stored on the device, and sent afterwards (decision 231).
 */
export class ReviewSession {
  readonly #userId: string;
  /** Until the entries of the dictionaries are there. */
  #known: KnownQuestions | undefined;
  readonly #entries: Promise<void>;
  #card: Card | undefined;
  readonly #heard: ReadonlySet<string>;
  readonly state: Store<SessionState>;
  #queue: ReviewQueue;
  #began = performance.now();

  constructor(userId: string, { queue, entries, answered, heard }: LoadedReview) {
    this.#userId = userId;
    this.#queue = queue;
    this.#heard = heard;
    this.state = createStore(this.#begin(answered));
    this.#entries = entries.then((all) => this.#know(all));
  }

  answer(text: string): Step | null | Promise<Step | null> {
    if (!this.#known) {
      const { place } = this.#asked();
      return this.#entries.then(() => (this.state.get().asked?.place === place ? this.answer(text) : null));
    }
    const asked = decide(this.#asked(), typedText(text));
    if (asked.outcome === null) this.#become({ asked });
    else this.#keep(asked);
    return asked.last;
  }

  skip(): Step | null {
    const asked = skip(this.#asked());
    this.#keep(asked);
    return asked.last;
  }

  /** Shows first letters of an answer that is missing. */
  hint(): string | null {
    const asked = withHint(this.#asked());
    this.#become({ asked });
    return asked.hint;
  }

  /** “I was right”: the same review, with another grade. */
  override(): Step | null {
    const asked = overrule(this.#asked());
    this.#keep(asked);
    return asked.last;
  }

  /** Whether the answer that was overridden has become a definition; null where the card is another by now. */
  tellAdded({ place }: Asked, definitionAdded: boolean): Step | null {
    const { asked } = this.state.get();
    if (asked?.place !== place || asked.last?.kind !== "answered") return null;
    const { result } = asked.last;
    const updated: Asked = { ...asked, last: { ...asked.last, result: { ...result, definitionAdded } } };
    this.#become({ asked: updated });
    return updated.last;
  }

  /** The card was turned over, and its owner says whether they knew it. */
  judgeSelf(knew: boolean): void {
    this.#keep(this.#asked(), knew ? "good" : "again");
  }

  /** To the next card; what another tab answered meanwhile is not asked here. */
  async goOn(): Promise<void> {
    const { answered } = this.state.get();
    // Where the device's database cannot be read, what this tab saw is all there is.
    this.#become(this.#begin(await answeredOn(this.#userId, this.#queue.day).catch(() => answered)));
  }

  /** Another device may have gone on meanwhile: a card that is not due any more is not asked here, unless it was begun. */
  async refresh(queue: ReviewQueue): Promise<void> {
    this.#queue = queue;
    const { asked, answered } = this.state.get();
    const isOpen = asked?.typed.length === 0 && !answered.some(({ id }) => id === asked.place.id);
    const isDue = asked && queue.items.some((item) => isSameCard(item, asked.item));
    if (isOpen && !isDue) await this.goOn();
  }

  #begin(answered: readonly StoredReview[]): SessionState {
    const [card, ...others] = whatIsLeft(this.#queue.items, answered);
    this.#began = performance.now();
    this.#card = card;
    if (!card) return { asked: null, answered, left: 0 };
    const position = answered.length + 1;
    const place = { id: newId(), position, total: position + others.length };
    return { asked: this.#ask(card, place), answered, left: others.length };
  }

  #ask(card: Card, place: Asked["place"]): Asked {
    const { item } = card;
    const isHeard = item.direction === "backward" && this.#heard.has(item.dictionaryId);
    const kind = isHeard ? "dictation" : item.direction;
    return ask(card, { kind, known: this.#known?.of(item, kind), place });
  }

  /** The card that is open is judged with the other entries too. */
  #know(entries: ReadonlyMap<string, readonly Entry[]>): void {
    this.#known = new KnownQuestions(entries);
    const { asked } = this.state.get();
    if (asked?.last === null && this.#card) this.#become({ asked: this.#ask(this.#card, asked.place) });
  }

  /** With the grade that its owner gave to a card that was turned over. */
  #keep(asked: Asked, own: DeviceReview["grade"] = "again"): void {
    const { item, place, outcome } = asked;
    const { id } = place;
    const earlier = this.state.get().answered.find((stored) => stored.id === id);
    const review: DeviceReview = {
      id,
      wordId: item.wordId,
      direction: item.direction,
      at: earlier?.review.at ?? serverTime().toISOString(),
      grade: outcome === null ? own : gradeOf(outcome),
      outcome,
      given: [...asked.typed],
      milliseconds:
        earlier?.review.milliseconds ?? Math.min(LONGEST_MS, Math.round(performance.now() - this.#began)),
    };
    const stored = {
      id,
      userId: this.#userId,
      day: this.#queue.day,
      sent: false,
      review,
      item,
      done: doneOf(asked),
    };
    void storeReview(stored).then(() => sendSoon(this.#userId));
    const answered = [...this.state.get().answered.filter((other) => other.id !== id), stored];
    const left = whatIsLeft(this.#queue.items, answered).length;
    showBadge(left);
    this.#become({ asked, answered, left });
  }

  #asked(): Asked {
    const { asked } = this.state.get();
    if (!asked) throw new Error("No card is being asked");
    return asked;
  }

  #become(change: Partial<SessionState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

const isSameCard = (one: QueueItem, other: QueueItem): boolean =>
  one.wordId === other.wordId && one.direction === other.direction;
