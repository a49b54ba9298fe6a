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
 * `npm run bench -- --others 1000000 --seconds 3 --only dictionaries`: how many words of others are in the tables, how
 * long a round of the dictionaries takes, and which parts to run (`limits`, `dictionaries`, `review`, `testing`; separated by commas).
 * `--only growth`, `--only browser`, `--only sound` and `--only learning` run only if they are named: they take
 * minutes, need a browser or a voice, or write a picture into docs. Exits with 1 if a ratio is out of its bound.
 */
const { values } = parseArgs({
  options: {
    others: { type: "string", default: "200000" },
    seconds: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const parts = values.only?.split(",");
const wanted = (part: string): boolean => parts?.includes(part) ?? true;

const report = new Report();
const others = Number(values.others);

if (values.only === "growth") await benchGrowth(others, report);
else if (values.only === "browser") await benchBrowser(report);
else if (values.only === "sound") await benchSound(report);
else if (values.only === "learning") await benchLearning();
else await benchProduct();
process.exitCode = report.missed > 0 ? 1 : 0;

async function benchProduct(): Promise<void> {
  const setting = await prepareSetting(others);
  try {
    if (wanted("limits")) await benchLimits(setting, Number(values.seconds));
    if (wanted("dictionaries")) await benchDictionaries(setting, report, { seconds: Number(values.seconds) });
    if (wanted("review")) await benchReviews(setting, report, Number(values.seconds));
    if (wanted("testing"))
      await benchTesting({
        connection: setting.connection,
        url: `http://127.0.0.1:${setting.product.port}`,
        print: (line) => void process.stdout.write(`${line}\n`),
      });
  } finally {
    await setting.stop();
  }
}
