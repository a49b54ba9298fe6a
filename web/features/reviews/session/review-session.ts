import { v7 as newId } from "uuid";

import { gradeOf, type QueueItem, type ReviewQueue } from "../../../../shared/api/reviews.ts";
import type { AnswerResult, Outcome, Question } from "../../../../shared/api/testing.ts";
import { ask, decide, doneOf, missingOf, overrule, type Asked } from "../../../exercise/asked.ts";
import type { Step } from "../../../exercise/step.ts";
import { showBadge } from "../../../lib/app-badge.ts";
import { serverTime } from "../../../lib/clock.ts";
import type { DeviceReview, KeptReview } from "../device/database.ts";
import { keepReview } from "../device/log.ts";
import { sendSoon } from "../device/sending.ts";
import { whatIsLeft } from "./course.ts";
import { KnownQuestions } from "./known-questions.ts";
import type { LoadedReview } from "./loading.ts";
import { answeredOn } from "./queue.ts";
import { typedText } from "./typed-text.ts";

/** One card's turn, from its question to its verdict. */
export interface Turn {
  asked: Asked;
  question: Question;
  /** What was answered last; it changes together with the question, so that both are drawn at once. */
  last: Step | null;
}

export interface SessionState {
  /** Null when nothing is left. */
  turn: Turn | null;
  answered: readonly KeptReview[];
  /** How many cards come after this one. */
  left: number;
}

/** The most time that is recorded for a card: after this, the person was doing something else. */
const LONGEST_MS = 600_000;

/**
 * Today's review, as it runs on the device. Every answer is stored on the device before its verdict is shown, and sent
 * afterwards.
 */
export class ReviewSession {
  readonly #userId: string;
  readonly #known: KnownQuestions;
  readonly #heard: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();
  #queue: ReviewQueue;
  #state: SessionState;
  #began = performance.now();

  constructor(userId: string, { queue, entries, answered, heard }: LoadedReview) {
    this.#userId = userId;
    this.#queue = queue;
    this.#known = new KnownQuestions(entries);
    this.#heard = heard;
    this.#state = this.#begin(answered);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  async answer(text: string): Promise<AnswerResult> {
    const turn = this.#turn();
    const { asked, result } = decide(turn.asked, typedText(text));
    const last: Step = { kind: "answered", question: turn.question, given: text, result };
    if (asked.outcome !== null) await this.#keep({ ...turn, asked, last }, asked.outcome);
    else this.#become({ turn: moved({ ...turn, asked, last }) });
    return result;
  }

  async skip(): Promise<{ answer: string[] }> {
    const turn = this.#turn();
    const { answers: answer } = turn.asked.item;
    const asked: Asked = { ...turn.asked, outcome: "skipped" };
    const last: Step = { kind: "skipped", question: turn.question, answer };
    await this.#keep({ ...turn, asked, last }, "skipped");
    return { answer };
  }

  /** “I was right”: the same review, with another grade. */
  async override(): Promise<AnswerResult> {
    const turn = this.#turn();
    const { asked, result } = overrule(turn.asked);
    await this.#keep({ ...turn, asked }, "overridden");
    return result;
  }

  /** The card was turned over, and its owner says whether they knew it. */
  async judgeSelf(knew: boolean): Promise<void> {
    await this.#keep(this.#turn(), null, knew ? "good" : "again");
  }

  /** To the next card; what another tab answered meanwhile is not asked here. */
  async goOn(): Promise<void> {
    const { answered } = this.#state;
    // Where the device's database cannot be read, what this tab saw is all there is.
    this.#become(this.#begin(await answeredOn(this.#userId, this.#queue.day).catch(() => answered)));
  }

  /** Another device may have gone on meanwhile: a card that is not due any more is not asked here, unless it was begun. */
  async refresh(queue: ReviewQueue): Promise<void> {
    this.#queue = queue;
    const { turn } = this.#state;
    const isOpen = turn && turn.asked.typed.length === 0 && !this.#isAnswered(turn);
    const isDue = turn && queue.items.some((item) => isSameCard(item, turn.asked.item));
    if (isOpen && !isDue) await this.goOn();
  }

  #begin(answered: readonly KeptReview[]): SessionState {
    const [card, ...others] = whatIsLeft(this.#queue.items, answered);
    this.#began = performance.now();
    if (!card) return { turn: null, answered, left: 0 };
    const { item } = card;
    const heard = item.direction === "backward" && this.#heard.has(item.dictionaryId);
    const asked = ask(card, this.#known.of(item, heard), heard);
    const question: Question = {
      id: newId(),
      ...(heard ? heardSides(item) : seenSides(item)),
      needAnswers: missingOf(asked),
      doneDefinitions: doneOf(asked),
      position: answered.length + 1,
      total: answered.length + 1 + others.length,
    };
    return { turn: { asked, question, last: null }, answered, left: others.length };
  }

  async #keep(
    turn: Turn,
    outcome: Outcome | null,
    grade: DeviceReview["grade"] = outcome === null ? "again" : gradeOf(outcome),
  ): Promise<void> {
    const { asked, question } = turn;
    const { id } = question;
    const earlier = this.#state.answered.find((kept) => kept.id === id);
    const { item } = asked;
    const review: DeviceReview = {
      id,
      wordId: item.wordId,
      direction: item.direction,
      at: earlier?.review.at ?? serverTime().toISOString(),
      grade,
      outcome,
      given: [...asked.typed],
      milliseconds:
        earlier?.review.milliseconds ?? Math.min(LONGEST_MS, Math.round(performance.now() - this.#began)),
    };
    const kept = {
      id,
      userId: this.#userId,
      day: this.#queue.day,
      sent: false,
      review,
      item,
      done: doneOf(asked),
    };
    await keepReview(kept);
    sendSoon(this.#userId);
    const answered = [...this.#state.answered.filter((other) => other.id !== id), kept];
    const left = whatIsLeft(this.#queue.items, answered).length;
    showBadge(left);
    this.#become({ turn: moved(turn), answered, left });
  }

  #turn(): Turn {
    const { turn } = this.#state;
    if (!turn) throw new Error("No card is being asked");
    return turn;
  }

  #isAnswered = ({ question }: Turn): boolean => this.#state.answered.some(({ id }) => id === question.id);

  #become(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** With the question as it is after what was answered. */
const moved = (turn: Turn): Turn => ({
  ...turn,
  question: {
    ...turn.question,
    needAnswers: missingOf(turn.asked),
    doneDefinitions: doneOf(turn.asked),
  },
});

const seenSides = ({ prompt, promptLanguage, answerLanguage }: QueueItem) => ({
  prompt,
  promptLanguage,
  answerLanguage,
});

const heardSides = ({ prompt, answers, promptLanguage, answerLanguage }: QueueItem) => ({
  prompt: answers,
  promptLanguage: answerLanguage,
  answerLanguage,
  meaning: { definitions: prompt, language: promptLanguage },
});

const isSameCard = (one: QueueItem, other: QueueItem): boolean =>
  one.wordId === other.wordId && one.direction === other.direction;
