import { parentPort } from "node:worker_threads";

import { zipSync } from "fflate";
import initSqlJs from "sql.js";

import { Collection, type PackagedDictionary } from "./collection.ts";
import type { PackagedWord } from "./rows.ts";

/** Messages to the thread: a dictionary, then its words in batches, then the end. Each is answered. */
export type PackagerMessage =
  | { dictionary: PackagedDictionary }
  | { words: readonly PackagedWord[] }
  | { words: null };

/** The date of every file in the package, the same in every time zone: equal words give equal bytes. */
const MADE = new Date(2000, 0, 1);

const sqlite = await initSqlJs();
let collection: Collection | undefined;

parentPort?.on("message", (message: PackagerMessage) => {
  if ("dictionary" in message) collection = new Collection(sqlite, message.dictionary);
  else if (message.words) for (const word of message.words) collection?.add(word);
  const bytes =
    "words" in message && message.words === null && collection ? packed(collection.finish()) : null;
  parentPort?.postMessage(bytes, bytes ? [bytes.buffer] : []);
});

const packed = (collection: Uint8Array): Uint8Array<ArrayBuffer> =>
  zipSync(
    { "collection.anki2": collection, media: new TextEncoder().encode("{}") },
    { mtime: MADE },
  ) as Uint8Array<ArrayBuffer>;
