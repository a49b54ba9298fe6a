import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

import type { Client } from "pg";

import { codeOf } from "../errors.ts";
import { addressOf, listenSettings, prepareSocketDirectory, removeSocketDirectory } from "./address.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { connectAsLauncher } from "./launcher-connection.ts";
import { endOrphans } from "./orphans.ts";
import { clearStalePidFile, isServerOf, runningPid } from "./pid-file.ts";
import { clusterArgument, programPath, type Programs, run, spawnOptions } from "./program.ts";

/** A cluster on disk and what is needed to run it. */
export type Cluster = {
  directory: string;
  programs: Programs;
  settings: Record<string, string>;
  mayCreateDatabases: boolean;
  log: (line: string) => void;
};

export type Running = { launcher: Client; launched: boolean };

// A server that another process has just started does not answer yet.
const PATIENCE_MS = 60_000;
const POLL_MS = 20;

/** A connection to the server of this cluster, which is started unless it is running. Rejects when aborted. */
export async function ensureRunning(cluster: Cluster, signal: AbortSignal): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    signal.throwIfAborted();
    const launcher = await answer(cluster, signal);
    if (launcher !== undefined) return { launcher, launched: false };
    const pid = await runningPid(cluster.directory);
    if (pid === undefined) {
      const launched = await launch(cluster, signal);
      if ("launcher" in launched) return launched;
      if (!launched.mayPass || Date.now() > deadline) throw new EmbeddedError(launched.reason);
      await endOrphans(cluster.directory);
    } else if (Date.now() > deadline) {
      throw new EmbeddedError(
        `PostgreSQL (process ${pid}) runs on ${cluster.directory} but does not answer: stop it ("kill ${pid}"), and start again.`,
      );
    }
    await delay(100, undefined, { signal });
  }
}

/** Ends the server in an orderly way: connections are cut, everything is written, the process is gone. */
export async function stopServer({ directory, programs, log }: Cluster): Promise<void> {
  const pid = await runningPid(directory);
  if (pid !== undefined) {
    if (process.platform === "win32") {
      await run(
        programPath(programs.home, "pg_ctl"),
        ["stop", "-D", directory, "-m", "fast", "-w"],
        directory,
        undefined,
      );
    } else {
      await signalAndWait(pid, directory, log);
    }
    log(`stopped PostgreSQL (process ${pid})`);
  }
  await removeSocketDirectory(directory);
}

async function signalAndWait(pid: number, directory: string, log: (line: string) => void): Promise<void> {
  sendSignal(pid, "SIGINT");
  const deadline = Date.now() + PATIENCE_MS;
  let forced = false;
  while (await isServerOf(pid, directory)) {
    if (!forced && Date.now() > deadline) {
      log(`PostgreSQL (process ${pid}) does not stop: it is ended at once, and recovers at its next start`);
      sendSignal(pid, "SIGQUIT");
      forced = true;
    }
    await delay(POLL_MS);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

/** Waits while the server says that it is starting or stopping; undefined when nobody answers. */
async function answer(cluster: Cluster, signal: AbortSignal): Promise<Client | undefined> {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted();
    const outcome = await connectAsLauncher(await addressOf(cluster.directory));
    if (outcome === "absent") return undefined;
    if (outcome !== "busy") return outcome;
    if (tries === 100) cluster.log("waiting for PostgreSQL, which is recovering or stopping");
    await delay(POLL_MS, undefined, { signal });
  }
}

type Failure = { reason: string; mayPass: boolean };

async function launch(cluster: Cluster, signal: AbortSignal): Promise<Running | Failure> {
  const began = Date.now();
  const { directory, programs, log } = cluster;
  const address = await addressOf(directory);
  await clearStalePidFile(directory, address.host);
  await prepareSocketDirectory(directory, programs.account);
  const child = start(cluster, { ...cluster.settings, ...listenSettings(directory, address) });
  const ended = { output: "", code: undefined as number | string | undefined };
  child.stderr?.on("data", (chunk: Buffer) => (ended.output += chunk.toString()));
  child.once("error", (error) => {
    ended.output = error.message;
    ended.code = "error";
  });
  child.once("close", (code, signalName) => (ended.code = code ?? signalName ?? "gone"));
  try {
    for (;;) {
      const over = ended.code !== undefined && !(process.platform === "win32" && ended.code === 0);
      if (over) return failure(ended.output, directory);
      const launcher = await answer(cluster, signal);
      if (launcher !== undefined) {
        // Of two processes that start a server at once, one may connect to the other's.
        const pid = await runningPid(directory);
        const launched = process.platform === "win32" || pid === child.pid;
        if (launched) log(`started PostgreSQL (process ${pid}) in ${Date.now() - began} ms`);
        return { launcher, launched };
      }
      await delay(POLL_MS, undefined, { signal });
    }
  } catch (error) {
    if (ended.code === undefined) child.kill("SIGINT");
    throw error;
  } finally {
    child.stderr?.destroy();
    child.unref();
  }
}

/**
 * In a session of its own: Ctrl-C in the terminal is meant for us, and the database must stop after the last request.
 */
function start({ directory, programs }: Cluster, settings: Record<string, string>): ChildProcess {
  const pairs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const options = { ...spawnOptions(directory, programs.account), detached: true };
  if (process.platform === "win32") {
    // pg_ctl drops administrator rights, with which PostgreSQL refuses to run.
    const args = ["start", "-D", directory, "-w", "-s", "-o", pairs.join(" ")];
    return spawn(programPath(programs.home, "pg_ctl"), args, { ...options, stdio: "ignore" });
  }
  const args = ["-D", clusterArgument(directory, programs.account), ...pairs];
  return spawn(programPath(programs.home, "postgres"), args, {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

function failure(output: string, directory: string): Failure {
  const said = output
    .split("\n")
    .findLast((line) => line.includes("FATAL"))
    ?.replace(/^.*FATAL:\s*/, "");
  return {
    reason: `PostgreSQL does not start on ${directory}: ${said ?? `its log is in ${directory}/log`}`,
    // Another process is starting it right now, or queries of a killed server are still running.
    mayPass: /lock file .* (already exists|is empty)|shared memory block .* still in use/.test(output),
  };
}
