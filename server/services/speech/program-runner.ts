import { fork } from "node:child_process";

import type { Confinement } from "./confinement.ts";
import {
  findConfinement,
  ProgramFailure,
  PROGRAMS_ACCOUNT,
  startProgramsBy,
  type Run,
} from "./run-program.ts";

/** What became of it, for the log. */
export interface Prepared {
  confinement: Confinement["name"];
  /** Of the programs, where it is not this process's own. */
  uid?: number;
  missing: string[];
}

export interface Request {
  id: number;
  run: Run;
}
/** The first answer says how programs are started; every other one is of a request. */
export type Answer = Prepared | { id: number; output: Uint8Array } | { id: number; failure: string };

/**
 * Finds out how programs can be started here. Root starts a process for them first, which is of an account of their own
 * and ends with this one: later this process may have given root up, and could not start anything as anybody else.
 */
export async function preparePrograms(): Promise<Prepared> {
  const reasons: string[] = [];
  if (process.platform === "linux" && process.geteuid?.() === 0)
    try {
      return { ...(await startRunner()), uid: PROGRAMS_ACCOUNT.uid };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  const { confinement, missing } = await findConfinement();
  return { confinement: confinement.name, missing: [...reasons, ...missing] };
}

async function startRunner(): Promise<Prepared> {
  const file = import.meta.url.endsWith(".ts") ? "program-runner-process.ts" : "program-runner.js";
  const child = fork(new URL(file, import.meta.url), {
    serialization: "advanced",
    cwd: "/",
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const waiting = new Map<number, { resolve: (output: Buffer) => void; reject: (error: Error) => void }>();
  let ids = 0;
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.once("exit", () => {
      const gone = new ProgramFailure("the process that starts programs has ended");
      reject(gone);
      for (const { reject: fail } of waiting.values()) fail(gone);
      waiting.clear();
    });
    child.on("message", (answer: Answer) => {
      if (!("id" in answer)) {
        startProgramsBy(ask);
        return resolve(answer);
      }
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("output" in answer) request?.resolve(Buffer.from(answer.output));
      else request?.reject(new ProgramFailure(answer.failure));
    });
  });

  function ask(run: Run): Promise<Buffer> {
    const request: Request = { id: (ids += 1), run };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      child.send(request, (error) => {
        if (!error) return;
        waiting.delete(request.id);
        reject(new ProgramFailure("the process that starts programs has ended", { cause: error }));
      });
    });
  }
}
