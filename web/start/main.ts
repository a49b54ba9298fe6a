/**
 * Stands inline on the welcome page, which needs no script to be read and has the styles for that inside. The app and all
 * styles are loaded with the first sign that somebody wants more than to look, or at once where there is a session or
 * another language to show.
 */
const { app = "", styles = "", start } = document.currentScript?.dataset ?? {};
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "wheel", "click", "change"];
/** Told by the app when all of the page works (layout/session-start.tsx). */
const READY_EVENT = "wordhoard-ready";
const LANGUAGE_KEY = "i18nextLng";
const YEAR_SECONDS = 31_536_000;

const todo: (() => void)[] = [];
let loading = false;

for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: false });
document.addEventListener(READY_EVENT, finish, { once: true });
if (start === "now" || speaksOtherwise()) load();

function onSign(event: Event): void {
  load();
  const control = event.target instanceof Element && event.target.closest("button, select");
  if (!control || !(event.type === "click" || event.type === "change")) return;
  // A button does nothing yet, and must not do it twice once it does.
  event.stopImmediatePropagation();
  if (event.type === "change") todo.push(() => control.dispatchEvent(new Event("change", { bubbles: true })));
  else if (control instanceof HTMLButtonElement) todo.push(() => control.click());
}

function load(): void {
  if (loading) return;
  loading = true;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  document.head.append(link);
  import(/* @vite-ignore */ app).catch(() => (loading = false));
}

function finish(): void {
  for (const sign of SIGNS) document.removeEventListener(sign, onSign, { capture: true });
  for (const act of todo) act();
}

/** Whether the page is not in the language that was chosen here; one that the address asks for is chosen from now on. */
function speaksOtherwise(): boolean {
  const { lang } = document.documentElement;
  try {
    if (!new URLSearchParams(location.search).has("lng")) {
      const chosen = localStorage.getItem(LANGUAGE_KEY);
      return chosen !== null && chosen !== lang;
    }
    document.cookie = `i18next=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // A browser that keeps nothing has nothing chosen either.
  }
  return false;
}
