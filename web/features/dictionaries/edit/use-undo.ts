import { useCallback, useEffect, useRef, useState } from "react";

/** How long what was done can be undone. */
export const UNDO_MS = 8000;

export interface Undoable {
  /** What was done. */
  text: string;
  undo: () => void | Promise<void>;
  /** Makes final what was only shown until now. */
  finish?: () => void;
}

/** What was done last and can still be undone. */
export interface Undo extends State {
  offer: (done: Undoable) => void;
  undo: () => void;
  /** Makes it final: it can no longer be undone. */
  finish: () => void;
}

interface State {
  done: Undoable | null;
  undoing: boolean;
  /** Why it could not be undone. */
  failure: Error | null;
}

const NOTHING: State = { done: null, undoing: false, failure: null };

export function useUndo(): Undo {
  const [state, setState] = useState(NOTHING);
  const open = useRef<Undoable | null>(null);
  const set = useCallback((next: State): void => {
    open.current = next.done;
    setState(next);
  }, []);
  const finish = useCallback((): void => {
    open.current?.finish?.();
    set(NOTHING);
  }, [set]);

  const { done, undoing, failure } = state;
  useEffect(() => {
    if (!done || undoing || failure) return;
    const over = setTimeout(finish, UNDO_MS);
    return () => clearTimeout(over);
  }, [done, undoing, failure, finish]);

  // A page that was left, or a hidden tab, may never come back.
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === "hidden" && open.current?.finish) finish();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      open.current?.finish?.();
      open.current = null;
    };
  }, [finish]);

  const undo = async (one: Undoable): Promise<void> => {
    set({ done: one, undoing: true, failure: null });
    try {
      await one.undo();
      if (open.current === one) set(NOTHING);
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      if (open.current === one) set({ done: one, undoing: false, failure: cause });
    }
  };
  return {
    ...state,
    finish,
    offer: (next) => {
      open.current?.finish?.();
      set({ ...NOTHING, done: next });
    },
    undo: () => {
      if (done && !undoing) void undo(done);
    },
  };
}
