import { parseArgs } from "node:util";

import { benchBrowser } from "./browser.ts";
import { benchDictionaries } from "./dictionaries.ts";
import { prepareSetting } from "./dictionaries/setting.ts";
import { benchGrowth } from "./growth.ts";
import { benchLearning } from "./learning.ts";
import { benchLimits } from "./limits.ts";
import { Report } from "./report.ts";
import { benchReviews } from "./reviews.ts";
import { benchSound } from "./sound.ts";
import { benchTesting } from "./testing.ts";

/**
 * `npm run bench -- --others 1000000 --seconds 3 --only limits,dictionaries`: how many words of others are in the
 * tables, how long a round of the dictionaries takes, and which parts of the product to measure (all without `--only`).
 * The parts that run alone must be named: they take minutes, need a browser or a voice, or write a picture into docs.
 * Exits with 1 if a ratio is out of its bound.
 */
const { values } = parseArgs({
  options: {
    others: { type: "string", default: "200000" },
    seconds: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const report = new Report();
const others = Number(values.others);

const PRODUCT = ["limits", "dictionaries", "review", "testing"];
const ALONE: Record<string, () => Promise<void>> = {
  growth: () => benchGrowth(others, report),
  browser: () => benchBrowser(report),
  sound: () => benchSound(report),
  learning: () => benchLearning(),
};

const alone = ALONE[values.only ?? ""];
if (alone) await alone();
else await benchProduct(values.only?.split(",") ?? PRODUCT);
process.exitCode = report.missed > 0 ? 1 : 0;

async function benchProduct(parts: readonly string[]): Promise<void> {
  const unknown = parts.filter((part) => !PRODUCT.includes(part));
  if (unknown.length > 0)
    throw new Error(
      `Not parts: ${unknown.join(", ")}. Together: ${PRODUCT.join(", ")}; alone: ${Object.keys(ALONE).join(", ")}.`,
    );
  const setting = await prepareSetting(others);
  try {
    if (parts.includes("limits")) await benchLimits(setting, Number(values.seconds));
    if (parts.includes("dictionaries"))
      await benchDictionaries(setting, report, { seconds: Number(values.seconds) });
    if (parts.includes("review")) await benchReviews(setting, report, Number(values.seconds));
    if (parts.includes("testing"))
      await benchTesting({
        connection: setting.connection,
        url: `http://127.0.0.1:${setting.product.port}`,
        print: (line) => void process.stdout.write(`${line}\n`),
      });
  } finally {
    await setting.stop();
  }
}
