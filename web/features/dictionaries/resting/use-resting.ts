import { useTranslation } from "react-i18next";

import type { Word } from "../../../../shared/api/dictionaries.ts";
import type { ChangeQueue } from "../edit/change-queue.ts";
import type { Undo } from "../edit/use-undo.ts";
import { reverseOf, updateOf } from "../edit/word-change.ts";

/** Lets many words rest, or wakes them; it can be undone. */
export function useResting(
  queue: ChangeQueue,
  undo: Undo,
): (words: readonly Word[], resting: boolean) => void {
  const { t } = useTranslation();
  return (words, resting) => {
    const updates = words.flatMap((word) => updateOf(word, { resting }) ?? []);
    if (updates.length === 0) return;
    queue.add(updates);
    undo.offer({
      text: t(resting ? "resting.restNow" : "resting.awakeNow", { count: updates.length }),
      undo: () => void queue.add(updates.map(reverseOf)),
    });
  };
}
