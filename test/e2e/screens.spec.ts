import type { Page } from "@playwright/test";

import { onlyLong, withLong } from "../long.ts";
import { startPayment } from "../stand-ins/payment/payment.ts";
import { startProduct } from "./product.ts";
import { learner } from "./states/learner.ts";
import { listener } from "./states/listener.ts";
import { member } from "./states/member.ts";
import { testee } from "./states/testee.ts";
import type { Tour } from "./states/tour.ts";
import { visitor } from "./states/visitor.ts";
import { writer } from "./states/writer.ts";
import { expect, expectAccessible, test as plain, vendorSettings } from "./test.ts";
import { expectWholeWords } from "./whole-words.ts";

/** The directory for screenshots of every state; without it none are taken. */
const PICTURES = process.env.SCREENS_DIR;

const test = plain.extend({
  product: [
    async ({ mail, identity }, use) => {
      const provider = await startPayment();
      const product = await startProduct({
        ...vendorSettings({ mail, identity }),
        STRIPE_SECRET_KEY: provider.secretKey,
        STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
        STRIPE_PREMIUM_PRODUCT: provider.productId,
        STRIPE_API_URL: provider.url,
      });
      await use(product);
      await product.stop();
      await provider.close();
    },
    { scope: "worker" },
  ],
});

const TOURS = { visitor, writer, testee, learner, listener, member };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };
const NARROWEST = { width: 320, height: 640 };

interface Appearance {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
}
const wideLight: Appearance = { viewport: WIDE, colorScheme: "light" };
const wideDark: Appearance = { viewport: WIDE, colorScheme: "dark" };
const narrowLight: Appearance = { viewport: NARROW, colorScheme: "light" };
const narrowDark: Appearance = { viewport: NARROW, colorScheme: "dark" };

/**
 * Two appearances are checked by axe at each state in English: both themes and both devices. From state to state the
 * themes change devices, so that what all screens share is seen in each theme on each device.
 */
const APPEARANCES = [
  [wideLight, narrowDark],
  [wideDark, narrowLight],
] as const;
const ALL_APPEARANCES = APPEARANCES.flat();
/** Whether texts fit depends on the language: German has long words. `npm run test:long` looks at the others. */
const LANGUAGES: readonly Tour["language"][] = [
  ...(onlyLong ? [] : (["en", "de"] as const)),
  ...(withLong ? (["uk", "fr", "ru", "pl"] as const) : []),
];

for (const language of LANGUAGES) {
  const claim = language === "en" ? "is accessible and fits" : "fits";
  for (const [name, tour] of Object.entries(TOURS))
    test(`every screen of the ${name} ${claim} in ${language}`, async ({ page, product }) => {
      if (PICTURES) test.slow();
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const violations = await violationsOf(page);
      let states = 0;
      const look = async (state: string): Promise<void> => {
        await expectNamed(page);
        for (const appearance of appearancesOf(language, states++))
          await lookClosely(page, appearance, `${language}-${name}-${state}`);
        await lookAtWidths(page, state);
      };
      await tour({ page, product, language, look });
      expect(violations).toEqual([]);
    });
}

function appearancesOf(language: Tour["language"], at: number): readonly Appearance[] {
  if (PICTURES) return ALL_APPEARANCES;
  return language === "en" ? (APPEARANCES[at % 2] ?? []) : [];
}

async function lookClosely(page: Page, { viewport, colorScheme }: Appearance, name: string): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${viewport.width}-${colorScheme}-${name}.png` });
}

async function lookAtWidths(page: Page, state: string): Promise<void> {
  for (const viewport of [NARROW, NARROWEST]) {
    await page.setViewportSize(viewport);
    // An open menu moves to its new position a moment after the screen was resized.
    await expect.poll(() => tooWide(page), { message: `${state} at ${viewport.width} px` }).toBe(0);
    await expectWholeWords(page, `${state} at ${viewport.width} px`);
  }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: "light" });
}

/** How many pixels the content is wider than the screen. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that the title of the tab and one heading name the page. */
async function expectNamed(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^(?!Wordhoard$).*Wordhoard/);
  await expect(page.locator("h1")).toHaveCount(1);
}

/** Violations of the content security policy, on every page that is opened. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  );
  return violations;
}
