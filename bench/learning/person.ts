import { FSRSAlgorithm, Rating, type FSRSState } from "ts-fsrs";

/** Parameters of a simulated learner. */
export interface Traits {
  /** The stability of their memories relative to what the schedule assumes: below 1 they forget faster. */
  strength: number;
  /** How much words differ in strength, as the standard deviation of the logarithm. */
  spread: number;
  seed: number;
}

/** The probability of guessing a word that was never seen. */
const GUESSED = 0.2;
/** The probability of knowing a word that was seen minutes ago. */
const JUST_SEEN = 0.9;
/** The lowest stability that FSRS allows, in days. */
const WEAKEST = 0.001;
const SECONDS = { right: 6, wrong: 12 };

interface Word {
  /** The strength of this word for this person. */
  strength: number;
  state: FSRSState | null;
  on: number;
}

/**
 * A simulated learner, who remembers by FSRS's forgetting curve. Each word is stronger or weaker than the schedule can
 * know. Every schedule is tested with the same person and the same words.
 */
export class Person {
  readonly #fsrs = new FSRSAlgorithm({ enable_fuzz: false });
  readonly #words = new Map<number, Word>();
  readonly #traits: Traits;
  readonly #random: () => number;

  constructor(traits: Traits) {
    this.#traits = traits;
    this.#random = seeded(traits.seed);
  }

  /** Whether the answer was right, and how long it took. */
  answer(id: number, day: number): { right: boolean; milliseconds: number } {
    const word = this.#word(id);
    const right = this.#random() < this.#chance(word, day);
    this.#learn(word, day, right);
    const seconds = (right ? SECONDS.right : SECONDS.wrong) * Math.exp(0.4 * normal(this.#random));
    return { right, milliseconds: Math.round(seconds * 1000) };
  }

  /** The expected number of words known on a day: the sum of their probabilities. */
  known(day: number): number {
    const chances = [...this.#words.values()].map((word) => this.#chance(word, day));
    return chances.reduce((sum, one) => sum + one, 0);
  }

  #chance({ state, on }: Word, day: number): number {
    if (!state) return GUESSED;
    return day === on ? JUST_SEEN : this.#fsrs.forgetting_curve(day - on, state.stability);
  }

  #learn(word: Word, day: number, right: boolean): void {
    const { state } = word;
    const next = this.#fsrs.next_state(state, state ? day - word.on : 0, right ? Rating.Good : Rating.Again);
    const begins = !state || (!right && day > word.on);
    word.state = begins ? { ...next, stability: Math.max(WEAKEST, next.stability * word.strength) } : next;
    word.on = day;
  }

  #word(id: number): Word {
    const known = this.#words.get(id);
    if (known) return known;
    const { strength, spread, seed } = this.#traits;
    // Depends only on the word, so that each schedule gets the same words.
    const own = normal(seeded(seed * 100_003 + id));
    const word = { strength: strength * Math.exp(spread * own), state: null, on: 0 };
    this.#words.set(id, word);
    return word;
  }
}

/** Box–Muller transform: a normally distributed value from two uniform ones. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** From 0 to less than 1; the same seed gives the same year (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
