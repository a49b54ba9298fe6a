import type { Person } from "./person.ts";
import type { Schedule } from "./schedules.ts";
import type { TimedAnswers } from "./timed-answers.ts";

/** A word that was wrong is asked again after this many others. */
const OTHERS_BETWEEN = 3;
/** After this many tries the learner gives up on a word for the day. */
const MOST_TRIES = 6;

interface Card {
  word: number;
  isNew: boolean;
}

interface Session {
  person: Person;
  schedule: Schedule;
  answers: TimedAnswers;
}

/** Asks each word until it is right or given up; `right` are the words seen before that were right at once. */
export function review(cards: readonly Card[], day: number, { person, schedule, answers }: Session) {
  const queue = cards.map((card) => ({ ...card, tries: 1 }));
  let [spent, right] = [0, 0];
  for (let card = queue.shift(); card; card = queue.shift()) {
    const { word, isNew, tries } = card;
    const answer = person.answer(word, day);
    schedule.answered(word, day, answer.right, answer.milliseconds);
    answers.add({ word, day, isNew, ...answer });
    spent += answer.milliseconds;
    if (answer.right && tries === 1 && !isNew) right++;
    if (!answer.right && tries < MOST_TRIES) queue.splice(OTHERS_BETWEEN, 0, { ...card, tries: tries + 1 });
  }
  return { spent, right };
}
