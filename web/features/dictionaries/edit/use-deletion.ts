import { useTranslation } from "react-i18next";

import type { ChangeQueue } from "./change-queue.ts";
import type { LedgerWord } from "./ledger-words.ts";
import type { Undo } from "./use-undo.ts";

/** Deletes at once on the screen, and on the server when the time to undo is over. */
export function useDeletion(queue: ChangeQueue, undo: Undo): (rows: readonly LedgerWord[]) => void {
  const { t } = useTranslation();
  return (rows) => {
    const [first] = rows;
    if (!first) return;
    // An earlier deletion becomes final first.
    undo.finish();
    const ids = rows.map(({ word }) => word.id);
    queue.add(
      ids.map((id) => ({ kind: "delete", id })),
      { held: true },
    );
    undo.offer({
      text:
        rows.length === 1
          ? t("dictionaries.edit.deleted", { term: first.word.term })
          : t("dictionaries.edit.deletedMany", { count: rows.length }),
      undo: () => queue.withdraw(ids),
      finish: () => queue.release(ids),
    });
  };
}
