/**
 * A key pressed while an input method composes letters is its own: no other handler hears of it, and Enter submits
 * nothing. Safari reports the Enter that ends a composition after it has ended, and only by the old key code.
 */
export function leaveKeysToInputMethods(): void {
  addEventListener(
    "keydown",
    (event) => {
      if (!event.isComposing && event.keyCode !== OF_INPUT_METHOD) return;
      event.stopImmediatePropagation();
      if (event.key === "Enter") event.preventDefault();
    },
    { capture: true },
  );
}

const OF_INPUT_METHOD = 229;
