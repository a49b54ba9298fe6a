import type { Given } from "./question.ts";

/**
 * Finds a place for a new answer among the accepted texts, one answer to one text, moving earlier answers where they
 * fit another text as exactly ("car" may stand for "car / automobile" until "car" is needed elsewhere). Undefined when
 * there is none.
 */
export function place(
  answer: string,
  given: readonly Given[],
  fitting: (answer: string) => readonly string[],
): Given[] | undefined {
  const holders = new Map(given.map((one) => [one.accepted, one.answer]));
  const tried = new Set<string>();
  const seat = (newcomer: string): boolean => {
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
