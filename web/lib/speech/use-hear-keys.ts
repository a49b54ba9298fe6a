import { useEffect, useEffectEvent } from "react";

/** Ctrl+Space plays the word of a page, with Shift slowly; also while an answer is being typed. */
export function useHearKeys(hear: ((options: { slowly: boolean }) => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hear || event.code !== "Space" || !event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]")) return;
    event.preventDefault();
    if (!event.repeat) hear({ slowly: event.shiftKey });
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
