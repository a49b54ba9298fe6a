import { parseArgs } from "node:util";

import { benchDictionaries } from "./dictionaries.ts";
import { prepareSetting } from "./dictionaries/setting.ts";
import { Report } from "./report.ts";
import { benchTesting } from "./testing.ts";

/**
 * `npm run bench -- --others 1000000 --seconds 3 --only dictionaries`: how many words of others lie in the tables, how
 * long a round of the dictionaries takes, and one part alone. Ends with 1 when a ratio is out of its bound.
 */
const { values } = parseArgs({
  options: {
    others: { type: "string", default: "200000" },
    seconds: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const report = new Report();
const setting = await prepareSetting(Number(values.others));
try {
  if (values.only !== "testing")
    await benchDictionaries(setting, report, { seconds: Number(values.seconds) });
  if (values.only !== "dictionaries")
    await benchTesting({
      connection: setting.connection,
      url: `http://127.0.0.1:${setting.product.port}`,
      print: (line) => void process.stdout.write(`${line}\n`),
    });
} finally {
  await setting.stop();
}
process.exitCode = report.missed > 0 ? 1 : 0;
