import { useTranslation } from "react-i18next";

import type { ChangeQueue } from "./change-queue.ts";
import type { LedgerWord } from "./ledger-words.ts";
import { UNDO_MS, type Undo } from "./use-undo.ts";

/** Deletes at once on the screen, and on the server when the time to undo is over. */
export function useDeletion(queue: ChangeQueue, undo: Undo): (rows: readonly LedgerWord[]) => void {
  const { t } = useTranslation();
  return (rows) => {
    const [first] = rows;
    if (!first) return;
    // An earlier deletion becomes final first.
    undo.finish();
    const ids = queue.add(
      rows.map(({ word }) => ({ kind: "delete", id: word.id })),
      Date.now() + UNDO_MS,
    );
    undo.offer({
      text:
        rows.length === 1
          ? t("dictionaries.edit.deleted", { term: first.word.term })
          : t("dictionaries.edit.deletedMany", { count: rows.length }),
      undo: () => queue.undo(ids),
      finish: () => queue.release(ids),
    });
  };
}
