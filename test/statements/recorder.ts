import { appendFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

import { currentWork } from "../../server/work.ts";

const known = new Set<string>();

/** Writes down each statement that the product sends over a pool in answering requests and running jobs; not what tests send. */
export function recordStatements(pool: pg.Pool, directory: string): void {
  const file = join(directory, `${process.pid}.jsonl`);
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
    const query = (config: unknown, ...rest: unknown[]): unknown => {
      const text = textOf(config);
      if (text && currentWork() && !known.has(text)) {
        known.add(text);
        appendFileSync(file, `${JSON.stringify(text)}\n`);
      }
      return send(config, ...rest);
    };
    Object.assign(client, { query });
  });
}

/** Each statement once, of all processes of a test run. */
export async function recordedStatements(directory: string): Promise<string[]> {
  const files = await readdir(directory);
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line !== "");
  return [...new Set(lines.map((line) => JSON.parse(line) as string))].toSorted();
}

const textOf = (config: unknown): string | undefined =>
  typeof config === "object" && config !== null && "text" in config && typeof config.text === "string"
    ? config.text
    : undefined;
