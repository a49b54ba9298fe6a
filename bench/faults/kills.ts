import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { killRounds, type KillRound, type Victim } from "../../test/faults/kill-rounds.ts";
import { freePort } from "../../test/process/server-process.ts";
import { bundled } from "../bundled.ts";
import { medianNumber, type Report } from "../report.ts";

const WRITERS = 16;
const SECONDS = 2;

/** Kills node, the database, and both (kill -9) in turn, while sixteen people write. */
export async function benchKills(report: Report, rounds: number): Promise<void> {
  const program = await bundled("server", "scripts/dev-server.ts");
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-kills-"));
  try {
    const { acknowledged, uncertain, written, ...told } = await killRounds({
      dataDir,
      port: await freePort(),
      rounds,
      writers: WRITERS,
      seconds: SECONDS,
      program: [process.execPath, program],
      onRound: ({ round, victim, faults }) => {
        for (const fault of faults) report.fact(`round ${round}, ${victim}`, fault, false);
      },
    });
    const faults = told.rounds.flatMap((round) => round.faults).length;
    report.fact(`${rounds} rounds of kill -9`, `${faults} faults`, faults === 0);
    report.fact("writes acknowledged", String(acknowledged), acknowledged > 0);
    report.fact("writes cut off", `${uncertain}, of which ${written} were written`, true);
    for (const victim of ["node", "database", "both"] as const)
      report.fact(`ready again, ${victim} killed`, restartsOf(told.rounds, victim), true);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function restartsOf(rounds: readonly KillRound[], victim: Victim): string {
  const times = rounds.filter((round) => round.victim === victim).map(({ restart }) => restart);
  return `median ${medianNumber(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`;
}
