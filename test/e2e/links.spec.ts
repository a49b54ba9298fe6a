import type { Page } from "@playwright/test";

import { SCREENS } from "../../shared/screens.ts";
import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

/** A text as good as any other, and a language. */
const VALUE = "de";
/** What pages do by themselves, sooner or later: calls that prolong the session, prepare a log-in, or count words. */
const BY_THEMSELVES = /^POST \/api\/(?:cookie\/refresh|auth\/passkeys\/login\/options|tester\/count)$/;
/** When the session was last seen here. */
const KEPT_BY_THEMSELVES = "session.last";

// A link is written by anybody, so following it reads: it leaves nothing on the device and changes nothing on the
// server. Here every parameter that a screen asks for is there, whatever it is called; the language (`lng`) is the only
// one that is remembered. Guests see the screens for those who are not signed in, too.
for (const screen of Object.values(SCREENS))
  test(`following a link to ${screen.path} leaves nothing behind and sends nothing`, async ({
    page,
    product,
  }) => {
    const reader = await signIn(page, product, { role: "roles" in screen ? "user" : "guest" });
    // Otherwise the browser tells it once.
    await reader.send("PATCH", "/users/me", { review: { timeZone: "Europe/Kyiv" } });
    const id = await reader.dictionary({ name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" });
    const path = screen.path.replace(":dictionaryId", id).replace(/:\w+/g, "unknown");
    const before = await visit(page, path);
    await page.addInitScript(answerEverything, VALUE);
    expect(await visit(page, path)).toEqual(before);
  });

/** What is kept once a path was opened, and what was sent besides reading. */
async function visit(page: Page, path: string) {
  const sent = new Set<string>();
  const note = (request: { method(): string; url(): string }): void => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== "GET" && !BY_THEMSELVES.test(call)) sent.add(call);
  };
  page.on("request", note);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  const kept = await page.evaluate(
    (aside) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage)
          .filter(([key]) => key !== aside)
          .map(([key, value]) => `${key}: ${String(value)}`),
      ),
    KEPT_BY_THEMSELVES,
  );
  return { kept: kept.toSorted(), sent: [...sent].toSorted() };
}

/** Runs in the page: the address seems to have every parameter. */
function answerEverything(value: string): void {
  const { get, has } = URLSearchParams.prototype;
  URLSearchParams.prototype.get = function (name) {
    return name === "lng" ? get.call(this, name) : value;
  };
  URLSearchParams.prototype.has = function (name) {
    return name === "lng" ? has.call(this, name) : true;
  };
}
