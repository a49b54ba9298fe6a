import { cardsThatFit, dueTime, timeLeft, type CardTimes } from "../../shared/memory/minutes.ts";
import type { Schedule } from "./schedules.ts";

/** What Today asks of due words, and how many new ones fit beside them. */
export interface DayPlan {
  due: number[];
  /** How long the due words will take, in milliseconds. */
  time: number;
  waiting: number;
  roomForNew: number;
}

export function planDay(schedule: Schedule, day: number, minutes: number, times: CardTimes): DayPlan {
  const all = schedule.due(day);
  const left = timeLeft(minutes);
  const due: number[] = [];
  let time = 0;
  for (const word of all) {
    const more = time + dueTime(times, schedule.recall(word, day));
    if (more > left) break;
    time = more;
    due.push(word);
  }
  const waiting = all.length - due.length;
  return { due, time, waiting, roomForNew: waiting > 0 ? 0 : cardsThatFit(left - time, times.new) };
}
