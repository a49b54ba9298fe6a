import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, test as base, type Page } from "@playwright/test";
import type axe from "axe-core";

import { startIdentity, type IdentityStandIn } from "../stand-ins/identity.ts";
import { startMail, type MailStandIn } from "../stand-ins/mail.ts";
import { startProduct, type Product } from "./product.ts";

interface WorkerFixtures {
  /** Receives the product's mails. */
  mail: MailStandIn;
  /** The provider behind "Continue with Google". */
  identity: IdentityStandIn;
  product: Product;
}

interface TestFixtures {
  /** Fails the test on everything that the browser reports: errors, unhandled rejections, violations of the CSP. */
  complaints: string[];
  /**
   * The headless shell moves a pointer to the corner of each page when it opens, which the app would take for a sign of
   * use.
   */
  noPointer: void;
}

/** The settings that point the product to the stand-ins. */
export const vendorSettings = ({ mail, identity }: Pick<WorkerFixtures, "mail" | "identity">) => ({
  SMTP_URL: mail.url,
  PUSH_ALLOW_LOOPBACK: "true",
  GOOGLE_CLIENT_ID: identity.clientId,
  GOOGLE_CLIENT_SECRET: identity.clientSecret,
  GOOGLE_ISSUER: identity.issuer,
  GOOGLE_SCRIPT_URL: identity.scriptUrl,
});

/** A test in a real browser with the built product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mail: [
    async ({}, use) => {
      const mail = await startMail();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  identity: [
    async ({}, use) => {
      const identity = await startIdentity();
      await use(identity);
      await identity.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ mail, identity }, use) => {
      const product = await startProduct(vendorSettings({ mail, identity }));
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  noPointer: [
    async ({ page }, use) => {
      await page.addInitScript(() =>
        addEventListener(
          "pointermove",
          (event) => {
            if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
          },
          { capture: true },
        ),
      );
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      // A call that is still being answered when the test ends is not a failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser logs answers of 4xx and a missing network itself; the app expects them and shows its own message. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|FAILED))/;

/** Expects that axe finds nothing by WCAG 2.2 AA on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsIn(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])).toEqual([]);
}

/** Expects enough contrast in the current theme. */
export async function expectContrast(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsIn(page, ["color-contrast"])).toEqual([]);
}

async function atRest(page: Page): Promise<void> {
  // Transitions after a change of theme or page begin with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== "running" || animation.effect?.getTiming().iterations === Infinity,
      ),
  );
}

/**
 * An open menu is between two focus guards of Base UI. They are hidden from screen readers and pass the focus on
 * immediately (keyboard.spec.ts tests this), which axe cannot see.
 */
const GUARDS = "[data-base-ui-focus-guard]";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Loads axe only once into each document because it is half a megabyte. Only violations are reported, because
 * describing the rules that pass takes time.
 */
async function violationsIn(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([guards, only]) => {
      const run = (window as unknown as { axe: typeof axe }).axe.run;
      const { violations } = await run({ exclude: [guards] }, { runOnly: only, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    [GUARDS, runOnly] as const,
  );
}

export { expect };
