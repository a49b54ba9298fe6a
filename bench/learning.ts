import { writeFile } from "node:fs/promises";

import { liveThroughMonth, MINUTES, type MonthDay } from "./learning/month.ts";
import { outcomeOf, type Outcome } from "./learning/outcome.ts";
import { drawYears, type Line } from "./learning/plot.ts";
import { OwnSchedule, Sm2, Weekly, type Schedule } from "./learning/schedules.ts";
import { liveThrough } from "./learning/year.ts";

const PICTURE = "docs/pictures/learning.svg";
const SEED = 7;
const SPREAD = 0.5;

const PEOPLE = [
  { name: "remembers as assumed", strength: 1 },
  { name: "forgets faster (0.6)", strength: 0.6 },
  { name: "forgets more slowly (1.5)", strength: 1.5 },
];

const SCHEDULES: readonly { name: string; make: () => Schedule }[] = [
  { name: "Wordhoard, aim 90%", make: () => new OwnSchedule(0.9) },
  { name: "SM-2", make: () => new Sm2() },
  { name: "Everything weekly", make: () => new Weekly() },
];

/** Target retentions besides the default, simulated for the first person only. */
const OTHER_AIMS = [0.8, 0.95];

/** Simulates a month of a learner of two languages, and a year of learners under our schedule and others, and writes a table and a picture in docs. */
export async function benchLearning(): Promise<void> {
  for (const { name, strength } of PEOPLE) {
    print(`\nA month, ${name}`);
    const days = liveThroughMonth({ strength, spread: SPREAD, seed: SEED });
    for (const day of days) print(dayOf(day));
    const full = days.filter(({ isFull }) => isFull).map(({ taken }) => taken / MINUTES);
    const mean = full.reduce((sum, one) => sum + one, 0) / full.length;
    print(
      `${full.length} full days take ${percent(mean)} of their minutes: ${percent(Math.min(...full))} to ${percent(Math.max(...full))}`,
    );
  }
  const lines: Line[] = [];
  for (const [index, { name, strength }] of PEOPLE.entries()) {
    print(`\n${name}`);
    for (const schedule of SCHEDULES) {
      const days = liveThrough(schedule.make(), { strength, spread: SPREAD, seed: SEED });
      if (index === 0) lines.push({ name: schedule.name, days });
      print(rowOf(schedule.name, outcomeOf(days)));
    }
  }
  print(`\n${PEOPLE[0]?.name}, other aims`);
  for (const aim of OTHER_AIMS) {
    const days = liveThrough(new OwnSchedule(aim), { strength: 1, spread: SPREAD, seed: SEED });
    print(rowOf(`Wordhoard, aim ${aim * 100}%`, outcomeOf(days)));
  }
  await writeFile(PICTURE, drawYears(lines));
  print(`\n${PICTURE} is drawn`);
}

const dayOf = ({ number, due, waiting, begun, promised, taken, isFull, ahead }: MonthDay): string =>
  [
    `day ${number}`.padEnd(6),
    `${due} due, ${waiting} wait`,
    `${begun.join(" + ")} begun`,
    `${promised.toFixed(1)} min promised, ${taken.toFixed(1)} taken${isFull ? ", full" : ""}`,
    `next ${ahead.due.join(" ")}`,
    ...(waiting > 0 ? [`nothing waits after ${ahead.evenAfter ?? "more than 365"} days`] : []),
  ].join(" · ");

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function rowOf(name: string, { begun, known, retention, minutes, evenAfter }: Outcome): string {
  const cells = [
    name.padEnd(20),
    `${begun} begun`,
    `${Math.round(known)} known`,
    `${(retention * 100).toFixed(1)}% right`,
    `${minutes.median.toFixed(1)} min, ${minutes.longest.toFixed(1)} at most`,
    evenAfter === null ? "never even again" : `even on day ${evenAfter}`,
  ];
  return cells.join(" · ");
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
