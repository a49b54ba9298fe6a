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
  right: boolean;
  milliseconds: number;
}

/** The answers of a simulated learner, and what the product makes of their times. */
export class TimedAnswers {
  readonly #answers: Answer[] = [];

  add(answer: Answer): void {
    this.#answers.push(answer);
  }

  times(): CardTimes {
    const cards = new Map<string, TimedCards>();
    for (const { word, day, isNew, right, milliseconds } of this.#answers.slice(-TIMED_ANSWERS)) {
      const key = `${word} ${day}`;
      const before = cards.get(key) ?? {
        kind: isNew ? "new" : "known",
        cards: 1,
        answers: 0,
        milliseconds: 0,
      };
      cards.set(key, {
        ...before,
        kind: !isNew && !right ? "forgotten" : before.kind,
        answers: before.answers + 1,
        milliseconds: before.milliseconds + Math.min(LONGEST_LOOK, Math.max(SHORTEST_LOOK, milliseconds)),
      });
    }
    return cardTimes([...cards.values()]);
  }
}
