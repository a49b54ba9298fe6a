/**
 * Before a row is removed, moves the focus to the same button of the row that takes its place, or of the one before.
 */
export function keepFocusNear(list: HTMLElement | null): void {
  const row = document.activeElement?.closest("li");
  if (!list || !row || !list.contains(row)) return;
  const place = [...row.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
  const near = row.nextElementSibling ?? row.previousElementSibling;
  near?.querySelectorAll("button").item(Math.max(place, 0)).focus();
}
