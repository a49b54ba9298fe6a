import * as z from "zod/mini";

import { cardKey, type Card } from "../../../../shared/memory/card.ts";
import { store, stored } from "../../../lib/device-storage.ts";

const KEY = "reviews.shown";

/** A new card that was shown whole. */
const met = z.object({
  card: z.string(),
  /** After how many other cards of the day; null where its learner knew it and wanted to be asked at once. */
  after: z.nullable(z.number()),
});
export type Met = z.infer<typeof met>;

const shown = z.object({
  userId: z.string(),
  day: z.string(),
  met: z.array(met),
  /** Open cards with a hint. */
  hinted: z.array(z.string()),
});
type Shown = z.infer<typeof shown>;

/** What this tab stored last: where nothing can be stored, it is all there is. */
let remembered: string | null = null;

/** What a learner was shown of a day's cards before answering them. It is stored, so that reloads and other tabs know it. */
export class ShownCards {
  readonly #userId: string;
  readonly #day: () => string;

  constructor(userId: string, day: () => string) {
    this.#userId = userId;
    this.#day = day;
  }

  get met(): readonly Met[] {
    return this.#read().met;
  }

  isMet = (item: Card): boolean => this.met.some(({ card }) => card === cardKey(item));

  meet(item: Card, after: number | null): void {
    const card = cardKey(item);
    this.#change((now) => ({ met: [...now.met.filter((other) => other.card !== card), { card, after }] }));
  }

  isHinted = (item: Card): boolean => this.#read().hinted.includes(cardKey(item));

  hint(item: Card): void {
    this.#change(({ hinted }) => ({ hinted: [...hinted, cardKey(item)] }));
  }

  /** The card was answered: asked again, it has no hint. */
  forgetHint(item: Card): void {
    if (this.isHinted(item))
      this.#change(({ hinted }) => ({ hinted: hinted.filter((card) => card !== cardKey(item)) }));
  }

  #read(): Shown {
    const [userId, day] = [this.#userId, this.#day()];
    const kept = shown.safeParse(parsed(stored(KEY) ?? remembered)).data;
    return kept?.userId === userId && kept.day === day ? kept : { userId, day, met: [], hinted: [] };
  }

  #change(change: (now: Shown) => Partial<Shown>): void {
    const now = this.#read();
    remembered = JSON.stringify({ ...now, ...change(now) });
    store(KEY, remembered);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
