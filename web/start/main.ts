import { languageCookie } from "../lib/language-cookie.ts";

/**
 * Inlined in the welcome page, which can be read without a script and contains its styles. The app and all other styles
 * are loaded on the first sign that the visitor wants to do more than look, or at once if there is a session or another
 * language to show.
 */
const { scripts = "", styles = "", start } = document.currentScript?.dataset ?? {};
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "wheel", "click", "change"];
/** Called by the app when the whole page works (layout/session-start.tsx). */
const READY_EVENT = "wordhoard-ready";
const LANGUAGE_KEY = "i18nextLng";
const YEAR_SECONDS = 31_536_000;

const todo: (() => void)[] = [];
let loading = false;

for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: false });
document.addEventListener(READY_EVENT, finish, { once: true });
// If somebody worked offline before, the app takes care of what was kept.
if (start === "now" || navigator.serviceWorker?.controller || speaksOtherwise()) load();

function onSign(event: Event): void {
  // Nothing is selected in the list of other languages (layout/language-switch.tsx).
  if (!loading && event.type !== "change")
    for (const list of document.querySelectorAll("select")) list.selectedIndex = -1;
  load();
  const control = event.target instanceof Element && event.target.closest("button, select");
  if (!control || !(event.type === "click" || event.type === "change")) return;
  // A button does nothing yet, and must not act twice once it does.
  event.stopImmediatePropagation();
  if (control instanceof HTMLButtonElement) todo.push(() => control.click());
  else if (control instanceof HTMLSelectElement && event.type === "change") todo.push(choice(control));
}

/** The app hydrates a list as it was sent, so it must be told what was selected in it meanwhile. */
function choice(list: HTMLSelectElement): () => void {
  const { value } = list;
  return () => {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function load(): void {
  if (loading) return;
  loading = true;
  const files = scripts.split(" ");
  link("stylesheet", styles);
  for (const file of files) link("modulepreload", file);
  run(files).catch(() => (loading = false));
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/** One after the other: the app is last, and imports the ones before. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files) await import(/* @vite-ignore */ file);
}

function finish(): void {
  for (const sign of SIGNS) document.removeEventListener(sign, onSign, { capture: true });
  for (const act of todo) act();
}

/** Whether the page differs from the language chosen here; one that the address asks for becomes the chosen one. */
function speaksOtherwise(): boolean {
  const { lang } = document.documentElement;
  try {
    if (!new URLSearchParams(location.search).has("lng")) {
      const chosen = localStorage.getItem(LANGUAGE_KEY);
      return chosen !== null && chosen !== lang;
    }
    const secure = isSecureContext ? "; secure" : "";
    document.cookie = `${languageCookie()}=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // A browser without storage has no choice stored either.
  }
  return false;
}
