/** Whether a press of a key means the shortcut, and not a letter for a field or for an open dialog or menu. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isOccupied(event.target);

const isOccupied = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]",
  ) !== null;
