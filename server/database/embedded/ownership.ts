import { setTimeout as delay } from "node:timers/promises";

import type { Client } from "pg";

import { EmbeddedError } from "./embedded-error.ts";
import { pidOf } from "./launcher-connection.ts";
import { isAlive } from "./pid-file.ts";

/**
 * Advisory locks of the launcher's connection. The server that they protect keeps them, so they vanish with the
 * process however it ends, hold across containers that share a directory, and need no clearing.
 */
const CLASS = 0x776f7264;
const OWNER = 1;
const PRESENCE = 2;
const PROVISION = 3;

const SURELY_TAKEN_MS = 500;
const MAYBE_TAKEN_MS = 5_000;

/** Registers as a user of the server; waits while its last user is stopping it. */
export async function announce(launcher: Client): Promise<void> {
  await launcher.query("select pg_advisory_lock_shared($1, $2)", [CLASS, PRESENCE]);
}

/** Claims the cluster for this process alone. A predecessor that was killed a moment ago gets some time to vanish. */
export async function claim(launcher: Client, directory: string): Promise<void> {
  const began = Date.now();
  while (!(await tryLock(launcher, OWNER))) {
    const waited = Date.now() - began;
    const pid = await ownerPid(launcher);
    const surely = pid !== undefined && isAlive(pid);
    if (waited > (surely ? SURELY_TAKEN_MS : MAYBE_TAKEN_MS)) {
      const who = pid === undefined ? "another server" : `another server (process ${pid})`;
      throw new EmbeddedError(
        `The database in ${directory} is in use by ${who}: stop that one, or set DATA_DIR to another directory.`,
      );
    }
    await delay(50);
  }
}

/** Whether nobody else uses the server. If so, nobody else can start using it until this connection ends. */
export async function isLast(launcher: Client): Promise<boolean> {
  await launcher.query("select pg_advisory_unlock_shared($1, $2)", [CLASS, PRESENCE]);
  return tryLock(launcher, PRESENCE);
}

/** Makes sure that only one process at a time does the work. */
export async function inTurn(launcher: Client, work: () => Promise<void>): Promise<void> {
  await launcher.query("select pg_advisory_lock($1, $2)", [CLASS, PROVISION]);
  await work();
  await launcher.query("select pg_advisory_unlock($1, $2)", [CLASS, PROVISION]);
}

async function tryLock(launcher: Client, key: number): Promise<boolean> {
  const { rows } = await launcher.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1, $2) as locked",
    [CLASS, key],
  );
  return rows[0]?.locked === true;
}

async function ownerPid(launcher: Client): Promise<number | undefined> {
  const { rows } = await launcher.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [CLASS, OWNER],
  );
  return pidOf(rows[0]?.name ?? "");
}
