import type { Bounded } from "../text/bounds.ts";
import type { Given } from "./question.ts";

/**
 * Assigns a new answer to an accepted text, one answer to one text. Earlier answers are moved if they fit another text
 * exactly as well ("car" may stand for "car / automobile" until "car" is needed elsewhere). Undefined if there is no
 * free text.
 */
export function place(
  answer: Bounded,
  given: readonly Given[],
  fitting: (answer: Bounded) => readonly Bounded[],
): Given[] | undefined {
  const holders = new Map(given.map((one) => [one.accepted, one.answer]));
  const tried = new Set<Bounded>();
  const seat = (newcomer: Bounded): boolean => {
    for (const accepted of fitting(newcomer)) {
      if (tried.has(accepted)) continue;
      tried.add(accepted);
      const holder = holders.get(accepted);
      if (holder === undefined || seat(holder)) {
        holders.set(accepted, newcomer);
        return true;
      }
    }
    return false;
  };
  if (!seat(answer)) return undefined;
  return [...holders].map(([accepted, holder]) => ({ answer: holder, accepted }));
}
