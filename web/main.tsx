import "./styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import { cspNonce } from "./lib/csp-nonce.ts";
import { startI18n } from "./lib/i18n.ts";
import { startSession } from "./lib/session.ts";
import { tellUnreachable } from "./unreachable.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root");

try {
  await startI18n();
  void startSession();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App nonce={cspNonce()} />
      </BrowserRouter>
    </StrictMode>,
  );
} catch {
  tellUnreachable(root);
}
