import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";

import type { InterfaceLanguage } from "../../shared/languages.ts";
import { publicPageAt } from "../../shared/pages.ts";
import type { DrawnAs, DrawnPage, PageRequest, Prerenderer } from "../../shared/prerender.ts";
import { App } from "../app.tsx";
import { changeLanguage, i18n, startI18n, withStrings } from "../lib/i18n.ts";
import { SETTINGS_ELEMENT, setSettings } from "../lib/settings.ts";
import { frameHead, pageHead } from "./head.ts";
import { NeedsScript } from "./needs-script.tsx";

let last: Promise<unknown> = Promise.resolve();

export const drawPage: Prerenderer["drawPage"] = (request) => inTurn(() => draw(request));

export const drawShared: Prerenderer["drawShared"] = (request) =>
  inTurn(async () => {
    await speak(request.language);
    const { sharedBody, sharedHead } = await withStrings(import("./shared.tsx"), "sharing");
    return { head: sharedHead(request), body: sharedBody(request) };
  });

/** One at a time: the app has one language at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const drawn = last.then(work);
  last = drawn.catch(() => {});
  return drawn;
}

export const headOf: Prerenderer["headOf"] = frameHead;

async function draw(request: PageRequest): Promise<DrawnPage> {
  await speak(request.language);
  setSettings(request.settings);
  const failures: unknown[] = [];
  const isPublic = publicPageAt(request.path) !== null;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={request.path}>
        {!isPublic && <NeedsScript />}
        <App nonce="" />
      </StaticRouter>
    </StrictMode>,
    // Without a limit, React defers large parts and moves them into place with inline scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${request.path} could not be drawn`);
  if (isPublic) return { head: (await pageHead(request)) + settingsElement(request, "page"), body };
  return { head: frameHead(request.path, request.language) + settingsElement(request, "outline"), body };
}

const speak = (language: InterfaceLanguage): Promise<void> =>
  i18n.isInitialized ? changeLanguage(language) : startI18n(language);

const settingsElement = ({ settings }: PageRequest, drawn: DrawnAs): string =>
  `<script type="application/json" id="${SETTINGS_ELEMENT}" data-drawn="${drawn}">${JSON.stringify(settings).replaceAll("<", "\\u003c")}</script>`;
