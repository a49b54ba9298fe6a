import { become } from "../../database/embedded/account.ts";
import type { Answer, Prepared, Request } from "./program-runner.ts";
import { findConfinement, PROGRAMS_ACCOUNT, runConfined } from "./run-program.ts";

/** Starts programs for the process that started this one, as an account that owns nothing. */
become(PROGRAMS_ACCOUNT);
const { confinement, missing } = await findConfinement();

process.on("message", ({ id, run }: Request) => {
  runConfined(confinement, run).then(
    (output) => tell({ id, output }),
    (error: unknown) => tell({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit());
// Ctrl-C in the terminal is meant for the server, which may still have words to speak.
process.on("SIGINT", () => {});

const prepared: Prepared = { confinement: confinement.name, missing };
tell(prepared);

function tell(answer: Answer): void {
  process.send?.(answer, () => {});
}
