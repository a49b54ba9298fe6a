import { v7 as newId } from "uuid";

import type { Card } from "../../shared/memory/card.ts";
import { Learner } from "../../shared/memory/learner.ts";
import type { Reader } from "../../test/e2e/reader.ts";

const DAY_MS = 86_400_000;
const MEMORY = { retention: 0.95, timeZone: "UTC", dayStartsAt: 4 };

interface Entry {
  id: string;
  term: string;
  definitions: string[];
}

interface Answers {
  right: string;
  wrong: string;
}

/** Adds the reviews of a learner who answers each word on its due day, one in nine times wrongly. */
export async function learnHalfAYear({ send }: Reader, dictionaryId: string): Promise<void> {
  await send("PATCH", "/users/me", { review: MEMORY });
  await send("PATCH", `/dictionaries/${dictionaryId}`, { review: "both" });
  const { entries } = await send<{ entries: Entry[] }>("GET", `/dictionaries/${dictionaryId}/entries`);
  const reviews = entries.flatMap((entry, index) => {
    const other = entries[(index + 1) % entries.length] ?? entry;
    const meant = ({ definitions }: Entry): string => definitions[0] ?? "";
    return [
      ...reviewsOf({ wordId: entry.id, direction: "forward" }, index, {
        right: meant(entry),
        wrong: meant(other),
      }),
      ...reviewsOf({ wordId: entry.id, direction: "backward" }, index, {
        right: entry.term,
        wrong: other.term,
      }),
    ];
  });
  await send("POST", "/reviews", { source: "import", reviews });
}

/** A new word every four days, and its other direction three days later. */
function reviewsOf(card: Card, index: number, { right, wrong }: Answers) {
  const learner = new Learner(MEMORY);
  const answers: { id: string; at: number; isRight: boolean }[] = [];
  let ago = 165 - index * 4 - (card.direction === "backward" ? 3 : 0);
  while (ago > 0) {
    const at = Date.now() - ago * DAY_MS;
    answers.push({ id: newId({ msecs: at }), at, isRight: (index * 7 + answers.length * 5) % 9 > 0 });
    const memory = learner.replay(
      card,
      answers.map(({ id, at, isRight }) => ({
        id,
        at,
        grade: isRight ? "good" : "again",
        milliseconds: null,
        source: "import",
      })),
    );
    ago -= Math.max(1, memory ? memory.dueOn - memory.lastOn : 1);
  }
  return answers.map(({ id, at, isRight }) => ({
    ...card,
    id,
    at: new Date(at).toISOString(),
    grade: isRight ? "good" : "again",
    outcome: isRight ? "exact" : "wrong",
    given: [isRight ? right : wrong],
    milliseconds: 5000,
  }));
}
