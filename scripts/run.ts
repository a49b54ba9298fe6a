import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

interface Run {
  env?: Record<string, string>;
  /** Begins each line of its output, which is mixed with that of others. */
  label?: string;
}

/** Runs a program of node_modules/.bin that shares our output, and reports whether it succeeded. */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, label }: Run = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join("node_modules/.bin", program), args, {
      stdio: label ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    if (label) for (const output of [child.stdout, child.stderr]) if (output) tell(output, label);
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

function tell(output: Readable, label: string): void {
  createInterface({ input: output }).on("line", (line) => process.stdout.write(`${label} ${line}\n`));
}
