import { v7 as newId } from "uuid";

import type { Reader } from "../reader.ts";

const DAY_MS = 86_400_000;

/** Words of a dictionary as `reader.dictionary` takes them. */
export const lines = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index} = ${prefix.toLowerCase()} ${index}`);

/** Adds right answers to all words of a dictionary, so many days ago each. */
export async function learned(
  { send }: Reader,
  dictionaryId: string,
  days: readonly number[],
): Promise<void> {
  const { entries } = await send<{ entries: { id: string }[] }>(
    "GET",
    `/dictionaries/${dictionaryId}/entries`,
  );
  const now = Date.now();
  const reviews = entries.flatMap(({ id: wordId }, index) =>
    days.map((ago) => {
      const msecs = now - ago * DAY_MS - index * 1000;
      return {
        id: newId({ msecs }),
        wordId,
        direction: "forward",
        at: new Date(msecs).toISOString(),
        grade: "good",
        outcome: "exact",
        given: ["right"],
        milliseconds: 8000,
      };
    }),
  );
  await send("POST", "/reviews", { source: "device", reviews });
}
