import { useLayoutEffect, useRef, type RefObject } from "react";

/** When selecting begins in a row, its buttons are replaced by a checkbox, which gets the focus. */
export function useFocusInSelection(list: RefObject<HTMLElement | null>, selecting: boolean): void {
  const row = useRef<string | null>(null);
  useLayoutEffect(() => {
    const place = row.current;
    if (!selecting || place === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-index="${place}"] [type=checkbox]`)?.focus();
  }, [list, selecting]);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const inRow = target instanceof Element && list.current?.contains(target);
      row.current = inRow ? (target.closest<HTMLElement>("[data-index]")?.dataset["index"] ?? null) : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
}
