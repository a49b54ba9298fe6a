import { execFile, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";

import type { Account } from "../../database/embedded/account.ts";
import { absolute, CONFINEMENTS, OPEN, type Confinement } from "./confinement.ts";

/** A program could not be started, failed, took too long, or wrote too much. */
export class ProgramFailure extends Error {}

export interface Run {
  program: string;
  args: readonly string[];
  input?: string | Buffer;
  timeoutMs: number;
  mostBytes: number;
  /** Whether what is written beyond that is left out, rather than a failure. */
  cuts?: boolean;
}

/** No account has it, and no file belongs to it. */
export const PROGRAMS_ACCOUNT: Account = { uid: 65533, gid: 65533 };

let start = async (run: Run): Promise<Buffer> => runConfined((await findConfinement()).confinement, run);

/** From now on this is what starts programs: a process of another account (program-runner.ts). */
export function startProgramsBy(runner: (run: Run) => Promise<Buffer>): void {
  start = runner;
}

/** Runs a program on what users wrote, confined, and returns its output. No other module may start programs. */
export function runProgram(run: Run): Promise<Buffer> {
  return start({ ...run, program: absolute(run.program) });
}

export async function runConfined(confinement: Confinement, run: Run): Promise<Buffer> {
  const { program, args, input = "", timeoutMs, mostBytes, cuts = false } = run;
  const [file, ...rest] = confinement.command(program, args, Math.ceil(timeoutMs / 1000));
  const child = spawn(file, rest, {
    ...spawnOptions(),
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A program that exits before reading all of its input closes the pipe.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const pieces: Buffer[] = [];
  let bytes = 0;
  child.stdout.on("data", (piece: Buffer) => {
    bytes += piece.byteLength;
    if (cuts || bytes <= mostBytes) pieces.push(piece);
    if (bytes > mostBytes) child.kill("SIGKILL");
  });
  const [code] = await ended.catch((cause: unknown) => {
    throw new ProgramFailure(`${program} could not be started`, { cause });
  });
  if (cuts && bytes > mostBytes) return Buffer.concat(pieces, mostBytes);
  if (bytes > mostBytes) throw new ProgramFailure(`${program} wrote more than ${mostBytes} bytes`);
  if (code !== 0) throw new ProgramFailure(`${program} ended with ${code ?? "a signal"}`);
  return Buffer.concat(pieces);
}

/** It sees none of this process's settings, and is never root. */
function spawnOptions(): SpawnOptions {
  return {
    // `chroot` is in one of the last two, which few accounts have in their path.
    env: { PATH: [process.env["PATH"], "/usr/sbin", "/sbin"].join(delimiter), LANG: "C.UTF-8" },
    cwd: "/",
    ...(process.geteuid?.() === 0 && PROGRAMS_ACCOUNT),
  };
}

interface Found {
  confinement: Confinement;
  /** Why each closer one does not work here. */
  missing: string[];
}

let found: Promise<Found> | undefined;

/** The closest that works for this process on this machine. */
export const findConfinement = (): Promise<Found> => (found ??= tryAll());

async function tryAll(): Promise<Found> {
  const missing: string[] = [];
  for (const confinement of CONFINEMENTS) {
    const reason = await whyNot(confinement);
    if (reason === undefined) return { confinement, missing };
    missing.push(reason);
  }
  return { confinement: OPEN, missing };
}

export function whyNot(confinement: Confinement): Promise<string | undefined> {
  const [file, ...args] = confinement.command("true", [], 1);
  return new Promise((resolve) => {
    execFile(file, args, { ...spawnOptions(), timeout: 10_000 }, (error, _, stderr) =>
      resolve(error ? stderr.trim().split("\n").at(-1) || error.message : undefined),
    );
  });
}
