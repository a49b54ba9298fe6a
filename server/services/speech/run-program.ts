import { spawn } from "node:child_process";
import { once } from "node:events";

/** A program could not be started, failed, took too long, or wrote too much. */
export class ProgramFailure extends Error {}

interface Run {
  program: string;
  args: readonly string[];
  input?: string | Buffer;
  timeoutMs: number;
  mostBytes: number;
}

/** Runs a program and returns its output; it sees none of this process's settings. */
export async function runProgram({ program, args, input = "", timeoutMs, mostBytes }: Run): Promise<Buffer> {
  const child = spawn(program, args, {
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8" },
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
    if (bytes > mostBytes) child.kill("SIGKILL");
    else pieces.push(piece);
  });
  const [code] = await ended.catch((cause: unknown) => {
    throw new ProgramFailure(`${program} could not be started`, { cause });
  });
  if (bytes > mostBytes) throw new ProgramFailure(`${program} wrote more than ${mostBytes} bytes`);
  if (code !== 0) throw new ProgramFailure(`${program} ended with ${code ?? "a signal"}`);
  return Buffer.concat(pieces);
}
