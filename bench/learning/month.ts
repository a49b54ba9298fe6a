import { planAhead, type Ahead, type DueWords } from "../../shared/memory/ahead.ts";
import { deal } from "../../shared/memory/deal.ts";
import { asMinutes, dueTime, timeLeft, type CardTimes } from "../../shared/memory/minutes.ts";
import { Person, type Traits } from "./person.ts";
import { planDay } from "./plan.ts";
import { review } from "./review.ts";
import { OwnSchedule } from "./schedules.ts";
import { TimedAnswers } from "./timed-answers.ts";

/** Two languages; the second dictionary was added after the first. */
const DICTIONARIES = [
  { first: 0, words: 280 },
  { first: 280, words: 120 },
];
export const MINUTES = 15;
const NEW_A_DAY = 20;
const RETENTION = 0.9;
const DAYS = 40;
/** Ten days without a review. */
const AWAY = { from: 21, to: 31 };
/** 2026-01-01, in days from 1970. */
const FIRST_DAY = 20_454;

export interface MonthDay {
  number: number;
  due: number;
  waiting: number;
  /** How many words were begun, by dictionary. */
  begun: number[];
  /** In minutes. */
  promised: number;
  taken: number;
  /** Whether the minutes were the reason that no more was asked. */
  isFull: boolean;
  /** What was told of the next days. */
  ahead: Ahead;
}

/** Lives through it as Today plans each of its days; the days away are left out. */
export function liveThroughMonth(traits: Traits): MonthDay[] {
  const person = new Person(traits);
  const schedule = new OwnSchedule(RETENTION);
  const answers = new TimedAnswers();
  let fresh = DICTIONARIES.map(({ first, words }) => Array.from({ length: words }, (_, at) => first + at));
  const days: MonthDay[] = [];
  for (let number = 1; number <= DAYS; number++) {
    if (number >= AWAY.from && number < AWAY.to) continue;
    const day = FIRST_DAY + number;
    const times = answers.times();
    const { due, time, waiting, roomForNew } = planDay(schedule, day, MINUTES, times);
    const dealt = deal(
      fresh.map((cards) => ({ begun: 0, newPerDay: null, cards })),
      Math.min(NEW_A_DAY, roomForNew),
    );
    const left = fresh.map((cards) => cards.filter((word) => !dealt.includes(word)));
    const ahead = planAhead(comingOf(schedule, day, times), { today: due.length, perDay: timeLeft(MINUTES) });
    const cards = [
      ...due.map((word) => ({ word, isNew: false })),
      ...dealt.map((word) => ({ word, isNew: true })),
    ];
    const { spent } = review(cards, day, { person, schedule, answers });
    days.push({
      number,
      due: due.length,
      waiting,
      begun: fresh.map((words, index) => words.length - (left[index]?.length ?? 0)),
      promised: asMinutes(time + dealt.length * times.new),
      taken: asMinutes(spent),
      isFull: waiting > 0 || (dealt.length < NEW_A_DAY && left.some((words) => words.length > 0)),
      ahead,
    });
    fresh = left;
  }
  return days;
}

/** Each word by the day on which it comes due. */
function comingOf(schedule: OwnSchedule, today: number, times: CardTimes): DueWords[] {
  const seen = new Set<number>();
  return Array.from({ length: DAYS }, (_, day) => {
    const words = schedule.due(today + day).filter((word) => !seen.has(word));
    for (const word of words) seen.add(word);
    return words.map((word) => ({
      day,
      words: 1,
      time: dueTime(times, schedule.recall(word, today + day)),
      sibling: null,
    }));
  }).flat();
}
