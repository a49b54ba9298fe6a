import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, link, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import type pg from "pg";

import { codeOf } from "../errors.ts";
import { BackupError } from "./backup-error.ts";
import { copyOut } from "./copy.ts";
import { END_OF_ROWS, FORMAT_VERSION, type Footer, type Header, type TableLine } from "./format.ts";
import { openSnapshot } from "./snapshot.ts";
import { LEFT_OUT, quoted, sequencesOf } from "./tables.ts";

export interface MadeBackup {
  tables: number;
  rows: number;
}

/** Writes everything worth keeping as of one moment, while others go on writing. The file must not exist yet. */
export async function makeBackup(pool: pg.Pool, file: string): Promise<MadeBackup> {
  await refuseExisting(file);
  const draft = `${file}.${process.pid}.part`;
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const counts: Record<string, number> = {};
    await pipeline(
      Readable.from(backupOf(pool, client, counts), { objectMode: false }),
      createGzip(),
      createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
    );
    await giveName(draft, file);
    const rows = Object.values(counts);
    return { tables: rows.length, rows: rows.reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await rm(draft, { force: true });
    throw failure;
  } finally {
    // After a failure the connection may still be in the middle of a table.
    client.release(failure);
  }
}

async function* backupOf(
  pool: pg.Pool,
  client: pg.PoolClient,
  counts: Record<string, number>,
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const hashed = (bytes: Buffer | string): Buffer => {
    hash.update(bytes);
    return typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  };
  const tables = await openSnapshot(pool, client);
  yield hashed(line(await headerOf(client)));
  for (const { name, columns } of tables) {
    if ((LEFT_OUT as readonly string[]).includes(name)) continue;
    yield hashed(line({ table: name, columns } satisfies TableLine));
    const rows = copyOut(client, `COPY ${quoted(name)} (${columns.map(quoted).join(", ")}) TO STDOUT`);
    for await (const chunk of rows) yield hashed(chunk as Buffer);
    counts[name] = rows.rows;
    yield hashed(END_OF_ROWS);
  }
  await client.query("COMMIT");
  yield Buffer.from(line({ rows: counts, sha256: hash.digest("hex") } satisfies Footer));
}

async function headerOf(client: pg.PoolClient): Promise<Header> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  return {
    format: "wordhoard backup",
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
    // Snapshots do not cover sequences. Read after the snapshot was taken, a sequence is never behind the rows.
    sequences: await sequencesOf(client),
  };
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw alreadyThere(file);
}

/** A link, unlike a rename, never replaces a file that was created in the meantime. */
async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
    await rm(draft);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw alreadyThere(file);
    // A file system that does not support links.
    await refuseExisting(file);
    await rename(draft, file);
  }
}

const alreadyThere = (file: string): BackupError =>
  new BackupError(`${file} exists already: give another name, or move it away.`);
