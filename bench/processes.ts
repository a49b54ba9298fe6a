import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";

export interface RunningProcess {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

/** Starts a TypeScript program that listens on PORT, and waits until it reports that it is ready. */
export async function startProgram(file: string, env: Record<string, string>): Promise<RunningProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", file], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      if (text.includes("ready")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
  return {
    pid: child.pid ?? 0,
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
