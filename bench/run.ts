import { parseArgs } from "node:util";

import { benchDictionaries } from "./dictionaries.ts";
import { Report } from "./report.ts";

/** `npm run bench -- --others 1000000 --seconds 3`: how many words of others lie in the tables, how long a round takes. */
const { values } = parseArgs({
  options: {
    others: { type: "string", default: "200000" },
    seconds: { type: "string", default: "1" },
  },
});

const report = new Report();
await benchDictionaries(report, { others: Number(values.others), seconds: Number(values.seconds) });
process.exitCode = report.missed > 0 ? 1 : 0;
