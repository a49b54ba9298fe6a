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
import { tellUnreachable } from "./unreachable.ts";

/** How long the outline that was sent stands for who is there and for the screen's code, before the app shows its own. */
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

void start(root);

/** Not awaited here: the code of screens waits for this module to be through. */
async function start(element: Element): Promise<void> {
  const drawn = takeOverSettings();
  try {
    await (drawn === "page" ? takeOver(element) : draw(element));
  } catch {
    // A page that was sent ready to read stays readable.
    if (drawn !== "page") tellUnreachable(element);
  }
}

/** Of a page for everybody; who is there is asked once it works (layout/session-start.tsx). */
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

/** Piece by piece, answering to what somebody does in between; what stands there goes when all is drawn, and not before. */
const drawFromScratch = (element: Element): void => startTransition(() => createRoot(element).render(app));

/** Of who comes for the first time, the network is for the app and what it shows; with a service worker they are there already. */
async function setInTypefacesInTime(): Promise<void> {
  if (!navigator.serviceWorker?.controller) {
    await firstCallsAnswered();
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
  setInTypefaces();
}
