import type { Client } from "pg";

import type { Address } from "./address.ts";
import { LAUNCHER } from "./cluster.ts";
import { inTurn } from "./ownership.ts";

/** The role and the database of the product: it owns that database and nothing else. */
export const PRODUCT = "wordhoard";

/** The superuser, who cannot log in: `postgres --single` needs neither server nor log-in (docs/operating.md). */
const SUPERUSER = "wordhoard_superuser";
/** Exists only inside of a transaction: nobody can rename the role that they have logged in as. */
const RENAMER = "wordhoard_renamer";

/**
 * Makes the product's role and database, and a superuser who cannot log in out of the launcher's role, if that is still
 * one. False if nothing was left to do; otherwise this connection is a superuser's until it is closed.
 */
export async function provideRoles(
  launcher: Client,
  { password }: Address,
  mayCreateDatabases: boolean,
): Promise<boolean> {
  const { rows } = await launcher.query<{ is_superuser: string }>("show is_superuser");
  if (rows[0]?.is_superuser !== "on") return false;
  const secret = password === undefined ? "" : `password ${launcher.escapeLiteral(password)}`;
  await inTurn(launcher, async () => {
    const has = await launcher.query<{ role: boolean; database: boolean; superuser: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database,
              exists (select from pg_roles where rolname = $2) as superuser`,
      [PRODUCT, SUPERUSER],
    );
    if (!has.rows[0]?.role) await launcher.query(`create role ${PRODUCT} login ${secret}`);
    if (!has.rows[0]?.database) await launcher.query(`create database ${PRODUCT} owner ${PRODUCT}`);
    // Another process that started at the same time was first.
    if (has.rows[0]?.superuser) return;
    // Versions up to 0.2.0 let it make databases.
    await launcher.query(`alter role ${PRODUCT} ${mayCreateDatabases ? "createdb" : "nocreatedb"}`);
    // One transaction: a kill leaves all of it or nothing.
    await launcher.query(`begin;
      create role ${RENAMER} superuser;
      set session authorization ${RENAMER};
      alter role ${LAUNCHER} rename to ${SUPERUSER};
      alter role ${SUPERUSER} nologin;
      create role ${LAUNCHER} login ${secret};
      reset session authorization;
      drop role ${RENAMER};
      commit`);
    // Sessions from before that keep the rights with which they began; our own is closed by its owner.
    await launcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [SUPERUSER],
    );
  });
  return true;
}
