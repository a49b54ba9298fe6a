import { v7 as newId } from "uuid";

import { gradeOf, type QueueItem, type ReviewQueue } from "../../../../shared/api/reviews.ts";
import type { AnswerResult, Outcome, Question } from "../../../../shared/api/testing.ts";
import { ask, decide, doneOf, missingOf, overrule, type Asked } from "../../../exercise/asked.ts";
import { showBadge } from "../../../lib/app-badge.ts";
import { serverTime } from "../../../lib/clock.ts";
import { keepReview, type DeviceReview, type KeptReview } from "../device/log.ts";
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
  /** As the question stood before the last answer. */
  before: Question;
}

export interface SessionState {
  /** Null when nothing is left. */
  turn: Turn | null;
  answered: readonly KeptReview[];
  /** How many cards come after this one. */
  left: number;
}

/** Longer than this nobody thinks about a card: they were elsewhere. */
const LONGEST_MS = 600_000;

/** Today's review, as it runs on the device. Every answer is kept here before its verdict is given, and sent behind it. */
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
    if (asked.outcome !== null) await this.#keep(turn, asked, asked.outcome);
    else this.#become({ turn: this.#moved(turn, asked) });
    return result;
  }

  async skip(): Promise<{ answer: string[] }> {
    const turn = this.#turn();
    await this.#keep(turn, { ...turn.asked, outcome: "skipped" }, "skipped");
    return { answer: turn.asked.item.answers };
  }

  /** “I was right”: the same review, with another grade. */
  async override(): Promise<AnswerResult> {
    const turn = this.#turn();
    const { asked, result } = overrule(turn.asked);
    await this.#keep(turn, asked, "overridden");
    return result;
  }

  /** The card was turned over, and its owner says whether they knew it. */
  async judgeSelf(knew: boolean): Promise<void> {
    const turn = this.#turn();
    await this.#keep(turn, turn.asked, null, knew ? "good" : "again");
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
    return { turn: { asked, question, before: question }, answered, left: others.length };
  }

  async #keep(
    turn: Turn,
    asked: Asked,
    outcome: Outcome | null,
    grade: DeviceReview["grade"] = outcome === null ? "again" : gradeOf(outcome),
  ): Promise<void> {
    const { id } = turn.question;
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
    this.#become({ turn: this.#moved(turn, asked), answered, left });
  }

  #moved(turn: Turn, asked: Asked): Turn {
    const { question } = turn;
    return {
      asked,
      question: { ...question, needAnswers: missingOf(asked), doneDefinitions: doneOf(asked) },
      before: question,
    };
  }

  #turn(): Turn {
    const { turn } = this.#state;
    if (!turn) throw new Error("Nothing is asked");
    return turn;
  }

  #isAnswered = ({ question }: Turn): boolean => this.#state.answered.some(({ id }) => id === question.id);

  #become(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

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
