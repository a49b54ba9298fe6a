import { fillDisk, whyNoSmallDisk } from "../../test/faults/disk-full.ts";
import { bundled } from "../bundled.ts";
import type { Report } from "../report.ts";

const SECONDS = 20;

/**
 * Fills a disk of 240 MiB while clients write for twenty seconds: to the last byte, where tables cannot grow, and up to
 * the last ten MiB, where the write-ahead log cannot grow and PostgreSQL shuts down.
 */
export async function benchDiskFull(report: Report): Promise<void> {
  const reason = whyNoSmallDisk();
  if (reason) return report.fact("disk full", `not shown: ${reason}`, true);
  const program = await bundled("server", "scripts/dev-server.ts");
  for (const left of [0, 10]) {
    const what = `disk full, ${left} MiB left`;
    const { answers, recovery, faults, alive } = await fillDisk(SECONDS, [process.execPath, program], left);
    const told = [...answers].map(([kind, count]) => `${kind} × ${count}`).join(", ");
    const wellTold = [...answers.keys()].every((kind) => /^(200|201|204|503 unavailable)$/.test(kind));
    report.fact(`${what}: answers`, told, wellTold);
    report.fact(`${what}: recovery`, `${recovery.toFixed(0)} ms`, recovery < 5000);
    report.fact(`${what}: lost or half-written`, String(faults.length), faults.length === 0);
    for (const fault of faults) report.fact("fault", fault, false);
    report.fact(`${what}: server`, alive ? "runs" : "ended", alive);
  }
}
