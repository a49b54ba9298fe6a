import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a program of node_modules/.bin that shares our output, and reports whether it succeeded. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join("node_modules/.bin", program), args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}
