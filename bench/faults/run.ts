import { parseArgs } from "node:util";

import { Report } from "../report.ts";
import { benchDiskFull } from "./disk.ts";
import { benchKills } from "./kills.ts";
import { benchOutages } from "./outages.ts";
import { benchSlowClients } from "./slow-clients.ts";

/**
 * `npm run bench:faults -- --rounds 50 --only kills` (or `slow`, `outages`, `disk`). Exits with 1 if an expectation
 * failed.
 */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, only: { type: "string" } },
});

const report = new Report();
const parts: Record<string, () => Promise<void>> = {
  kills: () => benchKills(report, Number(values.rounds)),
  outages: () => benchOutages(report),
  disk: () => benchDiskFull(report),
  slow: () => benchSlowClients(report),
};
for (const [name, run] of Object.entries(parts)) if (!values.only || values.only === name) await run();
process.exitCode = report.missed > 0 ? 1 : 0;
