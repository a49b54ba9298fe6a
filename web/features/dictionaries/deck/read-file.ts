import initSqlJs from "sql.js";

import { decodeText } from "../encoding/text-file.ts";
import { readCollection } from "./collection.ts";
import { DeckError, type Deck } from "./deck.ts";
import { kindOfFile } from "./file-kind.ts";
import { readKvtml } from "./kvtml.ts";
import { readList } from "./list-file.ts";
import { MOST_UNPACKED, unpackCollection, unpackZstd } from "./unpack.ts";

const MOST_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file of another program, or a list of ours with everything; `locate`: the URL of SQLite's WebAssembly file.
 */
export async function readDeck(file: Blob, locate?: string): Promise<Deck> {
  try {
    switch (await kindOfFile(file)) {
      case "zip":
        return await readDatabase(await unpackCollection(file), locate);
      case "sqlite":
        return await readDatabase(await wholeOf(file, MOST_UNPACKED), locate);
      case "zstd":
        return await readDatabase(await unpackZstd(file), locate);
      case "json":
        return readList(await textIn(file));
      case "xml":
        return readKvtml(await textIn(file));
      default:
        throw new DeckError("unknown");
    }
  } catch (error) {
    throw error instanceof DeckError ? error : new DeckError("damaged", { cause: error });
  }
}

async function textIn(file: Blob): Promise<string> {
  if (file.size > MOST_TEXT_BYTES) throw new DeckError("tooLarge");
  return decodeText(new Uint8Array(await file.arrayBuffer())).text.trimStart();
}

async function wholeOf(file: Blob, most: number): Promise<Uint8Array> {
  if (file.size > most) throw new DeckError("tooLarge");
  return new Uint8Array(await file.arrayBuffer());
}

async function readDatabase(bytes: Uint8Array, locate: string | undefined): Promise<Deck> {
  const sql = await initSqlJs(locate === undefined ? {} : { locateFile: () => locate });
  leaveLog(bytes);
  const db = new sql.Database(bytes);
  try {
    return readCollection(db);
  } finally {
    db.close();
  }
}

/** Where SQLite says how a file is written and read, and that it has a log beside it. */
const VERSIONS = [18, 19] as const;
const WITH_LOG = 2;

/** Anki keeps its collection with a log in a file of its own, which is not here and without which nothing is opened. */
function leaveLog(bytes: Uint8Array): void {
  for (const place of VERSIONS) if (bytes[place] === WITH_LOG) bytes[place] = 1;
}
