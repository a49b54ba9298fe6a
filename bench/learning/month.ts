import { planAhead, type Ahead } from "../../shared/memory/ahead.ts";
import { deal } from "../../shared/memory/deal.ts";
import { asMinutes, cardsThatFit } from "../../shared/memory/minutes.ts";
import { Person, type Traits } from "./person.ts";
import { review } from "./review.ts";
import { OwnSchedule } from "./schedules.ts";
import { TimedAnswers } from "./timed-answers.ts";

/** Two languages; the second dictionary was added after the first. */
const DICTIONARIES = [
  { first: 0, words: 280 },
  { first: 280, words: 120 },
];
const MINUTES = 15;
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
    const perDay = cardsThatFit(MINUTES, 0, times.due);
    const due = schedule.due(day);
    const old = due.slice(0, perDay);
    const waiting = due.length - old.length;
    const room = waiting > 0 ? 0 : cardsThatFit(MINUTES, old.length * times.due, times.new);
    const dealt = deal(
      fresh.map((cards) => ({ begun: 0, newPerDay: null, cards })),
      Math.min(NEW_A_DAY, room),
    );
    const left = fresh.map((cards) => cards.filter((word) => !dealt.includes(word)));
    const ahead = planAhead(comingOf(schedule, day), { today: perDay, perDay });
    const cards = [
      ...old.map((word) => ({ word, isNew: false })),
      ...dealt.map((word) => ({ word, isNew: true })),
    ];
    const { spent } = review(cards, day, { person, schedule, answers });
    days.push({
      number,
      due: old.length,
      waiting,
      begun: fresh.map((words, index) => words.length - (left[index]?.length ?? 0)),
      promised: asMinutes(old.length * times.due + dealt.length * times.new),
      taken: asMinutes(spent),
      isFull: waiting > 0 || (dealt.length < NEW_A_DAY && left.some((words) => words.length > 0)),
      ahead,
    });
    fresh = left;
  }
  return days;
}

/** The due words of a day and of those after it. */
function comingOf(schedule: OwnSchedule, today: number) {
  const until = Array.from({ length: DAYS }, (_, day) => schedule.due(today + day).length);
  return until.map((words, day) => ({ day, words: words - (until[day - 1] ?? 0), sibling: null }));
}
