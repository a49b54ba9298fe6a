import "./styles/base.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import { cspNonce } from "./lib/csp-nonce.ts";
import { firstCallsAnswered } from "./lib/first-calls.ts";
import { currentLanguage } from "./lib/i18n.ts";
import { startLanguage } from "./lib/language.ts";
import { startSession } from "./lib/session.ts";
import { takeOverSettings } from "./lib/settings.ts";
import { setInTypefaces } from "./lib/typefaces.ts";
import { whenIdle } from "./lib/when-idle.ts";
import { prepareScreenAt } from "./router.tsx";
import { leaveKeysToInputMethods } from "./ui/keyboard/input-method.ts";
import { tellUnreachable } from "./unreachable.ts";

/** How long the prerendered skeleton stays while session and code load, before the app shows its own. */
const OUTLINE_MS = 1000;

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App nonce={cspNonce()} />
    </BrowserRouter>
  </StrictMode>
);

// Before any handler of a key is there.
leaveKeysToInputMethods();
void start(root);

/** Not awaited here: the code of screens waits until this module has finished. */
async function start(element: Element): Promise<void> {
  const drawn = takeOverSettings();
  try {
    await (drawn === "page" ? takeOver(element) : draw(element));
  } catch {
    // A page that was sent complete stays readable.
    if (drawn !== "page") tellUnreachable(element);
  }
}

/** For a public page; who is signed in is determined once it works (layout/session-start.tsx). */
async function takeOver(element: Element): Promise<void> {
  void prepareScreenAt(location.pathname);
  const written = document.documentElement.lang;
  await startLanguage();
  if (written === currentLanguage()) hydrateRoot(element, app);
  else drawFromScratch(element);
}

async function draw(element: Element): Promise<void> {
  void setInTypefacesInTime();
  const screen = prepareScreenAt(location.pathname);
  await startLanguage();
  await Promise.race([
    Promise.all([screen, startSession()]),
    new Promise((resolve) => setTimeout(resolve, OUTLINE_MS)),
  ]);
  drawFromScratch(element);
}

/**
 * Renders in pieces, responding to the person in between; the existing content is replaced only once everything is
 * rendered.
 */
const drawFromScratch = (element: Element): void => startTransition(() => createRoot(element).render(app));

/**
 * On a first visit the network is needed for the app and what it shows; with a service worker these files are already
 * there.
 */
async function setInTypefacesInTime(): Promise<void> {
  if (!navigator.serviceWorker?.controller) {
    await firstCallsAnswered();
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
  setInTypefaces();
}
