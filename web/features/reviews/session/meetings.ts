import { cardKey } from "../../../../shared/memory/card.ts";
import type { Card } from "../../../exercise/asked.ts";
import type { Met } from "./shown.ts";

/** A card is not asked before so many others came after it was shown. */
const OTHERS_BETWEEN = 3;

/** What comes next: a question, or a card that is shown whole before it is asked. */
export interface Turn {
  card: Card;
  meets: boolean;
}

interface Day {
  met: readonly Met[];
  /** The cards that were answered, as often as they were. */
  answered: readonly string[];
}

/** How many cards of a day were shown or answered. */
export const pastOf = ({ met, answered }: Day): number => met.length + answered.length;

/** The next card; with `meeting` it is shown whole, and asked after so many others. `day`: null where nothing is shown. */
export function nextTurn(
  left: readonly Card[],
  day: Day | null,
): { card: Card | undefined; meeting: { others: number } | null } {
  const turns = day ? withMeetings(left, day) : [];
  const card = day ? turns[0]?.card : left[0];
  return { card, meeting: turns[0]?.meets ? { others: othersBetween(turns, 0) } : null };
}

/**
 * The cards that are left, the new ones shown before they are asked. It follows from what is stored alone, so that a
 * reload and another tab go on where this one stopped.
 */
export function withMeetings(left: readonly Card[], day: Day): Turn[] {
  const { met } = day;
  const past = pastOf(day);
  const answered = new Set(day.answered);
  const isFresh = ({ item }: Card): boolean => item.new && !answered.has(cardKey(item));
  const shownAfter = new Map(met.map(({ card, after }) => [card, after]));
  const turns: Turn[] = [];
  /** Cards that were shown, by when they are asked. */
  const waiting: { card: Card; dueAt: number }[] = [];
  const others: Card[] = [];
  for (const card of left) {
    const after = shownAfter.get(cardKey(card.item));
    if (after === undefined || !isFresh(card)) others.push(card);
    else if (after === null) turns.push({ card, meets: false });
    else waiting.push({ card, dueAt: OTHERS_BETWEEN - (past - after - 1) });
  }
  waiting.sort((one, other) => one.dueAt - other.dueAt);
  for (;;) {
    const unmet = others.findIndex(isFresh);
    // Later there would not be enough others any more.
    const isLast = unmet >= 0 && waiting.length + others.length - 1 <= OTHERS_BETWEEN;
    const isDue = waiting[0] !== undefined && (waiting[0].dueAt <= turns.length || others.length === 0);
    const card = isDue && !isLast ? undefined : others.splice(isLast ? unmet : 0, 1)[0];
    if (card && isFresh(card)) {
      turns.push({ card, meets: true });
      waiting.push({ card, dueAt: turns.length + OTHERS_BETWEEN });
      continue;
    }
    const next = card ?? waiting.shift()?.card;
    if (!next) return turns;
    turns.push({ card: next, meets: false });
  }
}

/** How many other cards come between showing a card and asking it. */
export const othersBetween = (turns: readonly Turn[], shown: number): number =>
  turns.findIndex(({ card }, at) => at > shown && card === turns[shown]?.card) - shown - 1;
