/**
 * Focuses the heading of a page. A skeleton of the page may be shown first: when its heading is replaced by the real
 * one, the focus follows, until the person does something. Returns a function that stops this.
 */
export function focusHeading(main: HTMLElement): () => void {
  focus(main);
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) focus(main);
  });
  const leaveOff = (): void => {
    observer.disconnect();
    for (const event of TAKES_OVER) removeEventListener(event, leaveOff, true);
  };
  observer.observe(main, { childList: true, subtree: true });
  for (const event of TAKES_OVER) addEventListener(event, leaveOff, true);
  return leaveOff;
}

const TAKES_OVER = ["pointerdown", "keydown"] as const;

function focus(main: HTMLElement): void {
  const target = main.querySelector<HTMLElement>("h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
