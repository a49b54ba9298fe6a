import { appendFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type pg from "pg";

/** What is recorded of a statement: that it was sent, or that Citus reported several workers for it. */
export type Note = "sent" | "asked several workers";

/** By directory: the files of one process may write into several. */
const written = new Map<string, Record<Note, Set<string>>>();

/** Records each statement that the product sends over a pool; those of tests are not recorded. */
export function recordStatements(pool: pg.Pool, directory: string): void {
  const known = written.get(directory) ?? { sent: new Set(), "asked several workers": new Set() };
  written.set(directory, known);
  const write = (note: Note, text: string): void => {
    if (known[note].has(text)) return;
    known[note].add(text);
    appendFileSync(join(directory, `${process.pid}.jsonl`), `${JSON.stringify([note, text])}\n`);
  };
  pool.on("connect", (client) => {
    let last: string | undefined;
    const send = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
    const query = (config: unknown, ...rest: unknown[]): unknown => {
      const text = textOf(config);
      last = text && (known.sent.has(text) || isOfProduct(callers())) ? text : undefined;
      if (last) write("sent", last);
      return send(config, ...rest);
    };
    Object.assign(client, { query });
    client.on("notice", ({ message }) => {
      if (last && message?.startsWith("multi-task query")) write("asked several workers", last);
    });
  });
}

/** Enough stack frames to reach beyond the query builder. */
const MOST_FRAMES = 60;
/** Directories with the same names may exist above the project as well. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FRAME_OF_PRODUCT = /^server\/(?!database\/)(?!.*\.(?:test|fixtures)\.ts)/;
const FRAME_OF_TEST = /^test\/|\.(?:test|fixtures)\.ts/;

function callers(): string[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = MOST_FRAMES;
  const { stack = "" } = new Error("Who sends this?");
  Error.stackTraceLimit = before;
  return stack
    .split("\n")
    .filter((line) => line.includes(ROOT) && !line.includes(import.meta.filename))
    .map((line) => line.slice(line.indexOf(ROOT) + ROOT.length));
}

/**
 * Whether the product wrote the statement, no matter what called the product. Files that only pass statements on do
 * not count.
 */
function isOfProduct(frames: readonly string[]): boolean {
  const author = frames.find((frame) => FRAME_OF_PRODUCT.test(frame) || FRAME_OF_TEST.test(frame));
  return author !== undefined && FRAME_OF_PRODUCT.test(author);
}

/** The distinct statements of all processes of a test run. */
export async function recordedStatements(directory: string, note: Note): Promise<string[]> {
  const files = await readdir(directory);
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line !== "");
  const notes = lines.map((line) => JSON.parse(line) as [Note, string]);
  return [...new Set(notes.filter(([one]) => one === note).map(([, text]) => text))].toSorted();
}

const textOf = (config: unknown): string | undefined =>
  typeof config === "object" && config !== null && "text" in config && typeof config.text === "string"
    ? config.text
    : undefined;
