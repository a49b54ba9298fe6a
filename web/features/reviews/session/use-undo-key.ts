import { useEffect, useEffectEvent } from "react";

/** `Ctrl+Z`, unless it takes back what is being typed. */
export function useUndoKey(onUndo: (() => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!onUndo || event.repeat || !isUndo(event) || isTyping(event.target)) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** On keyboards without Latin letters the key is known by its place. */
const isUndo = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key)));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null ||
    ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ""));
