import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import type { ChangeQueue } from "./change-queue.ts";
import type { LedgerWord } from "./ledger-words.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 8000;

export interface Deleted {
  ids: readonly string[];
  /** The term of a single word. */
  term: string | null;
}

/** Deletes at once on the screen, and on the server when the time to undo is over. */
export function useDeletion(queue: ChangeQueue, frame: RefObject<HTMLElement | null>) {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const open = useRef<Deleted | null>(null);

  const finish = useCallback((): void => {
    if (open.current) queue.release(open.current.ids);
    open.current = null;
    setDeleted(null);
  }, [queue]);

  useEffect(() => {
    if (!deleted) return;
    const over = setTimeout(finish, UNDO_MS);
    return () => clearTimeout(over);
  }, [deleted, finish]);

  // A page that is left, or a tab that is hidden, may never come back: what was deleted goes.
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === "hidden") finish();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      if (open.current) queue.release(open.current.ids);
      open.current = null;
    };
  }, [finish, queue]);

  return {
    deleted,
    remove: (rows: readonly LedgerWord[]): void => {
      if (rows.length === 0) return;
      finish();
      keepFocusNear(frame.current);
      const ids = rows.map(({ word }) => word.id);
      queue.add(
        ids.map((id) => ({ kind: "delete", id })),
        { held: true },
      );
      open.current = { ids, term: rows.length === 1 ? (rows[0]?.word.term ?? null) : null };
      setDeleted(open.current);
    },
    undo: (): void => {
      if (open.current) queue.withdraw(open.current.ids);
      open.current = null;
      setDeleted(null);
    },
  };
}

/** The focus goes to the same button of the row that takes the deleted one's place, else of the one before. */
function keepFocusNear(list: HTMLElement | null): void {
  const row = document.activeElement?.closest("li");
  if (!list || !row || !list.contains(row)) return;
  const place = [...row.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
  const near = row.nextElementSibling ?? row.previousElementSibling;
  near?.querySelectorAll("button").item(Math.max(place, 0)).focus();
}
