import {
  cardTimes,
  LONGEST_LOOK,
  SHORTEST_LOOK,
  TIMED_ANSWERS,
  type CardTimes,
  type TimedCards,
} from "../../shared/memory/minutes.ts";

interface Answer {
  word: number;
  day: number;
  isNew: boolean;
  milliseconds: number;
}

/** The answers of a simulated learner, and what the product makes of their times. */
export class TimedAnswers {
  readonly #answers: Answer[] = [];

  add(answer: Answer): void {
    this.#answers.push(answer);
  }

  times(): CardTimes {
    const last = this.#answers.slice(-TIMED_ANSWERS);
    return cardTimes([true, false].map((areNew) => timed(last, areNew)));
  }
}

function timed(answers: readonly Answer[], areNew: boolean): TimedCards {
  const own = answers.filter(({ isNew }) => isNew === areNew);
  const held = own.map(({ milliseconds }) => Math.min(LONGEST_LOOK, Math.max(SHORTEST_LOOK, milliseconds)));
  return {
    areNew,
    cards: new Set(own.map(({ word, day }) => `${word} ${day}`)).size,
    answers: own.length,
    milliseconds: held.reduce((sum, one) => sum + one, 0),
  };
}
