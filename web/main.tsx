import "./styles/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import { cspNonce } from "./lib/csp-nonce.ts";
import { currentLanguage } from "./lib/i18n.ts";
import { startLanguage } from "./lib/language.ts";
import { startSession } from "./lib/session.ts";
import { takeOverSettings } from "./lib/settings.ts";
import { prepareScreenAt } from "./router.tsx";
import { tellUnreachable } from "./unreachable.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App nonce={cspNonce()} />
    </BrowserRouter>
  </StrictMode>
);

try {
  prepareScreenAt(location.pathname);
  const written = document.documentElement.lang;
  const sent = root.hasChildNodes();
  // It asks the server meanwhile; a page that was sent is taken over before.
  if (!sent) void startSession();
  await startLanguage();
  // A page that the server could not know the language of is drawn anew.
  if (sent && written === currentLanguage()) {
    takeOverSettings();
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
} catch {
  // What was sent ready to read stays readable.
  if (!root.hasChildNodes()) tellUnreachable(root);
}
