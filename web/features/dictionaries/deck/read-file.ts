import initSqlJs from "sql.js";

import { decodeText } from "../paste/text-file.ts";
import { readCollection } from "./collection.ts";
import { DeckError, type Deck } from "./deck.ts";
import { readKvtml } from "./kvtml.ts";
import { readList } from "./list-file.ts";
import { unpackCollection } from "./unpack.ts";

const MOST_TEXT_BYTES = 64 * 1024 * 1024;
const ZIP = "PK";

/**
 * Reads a file of another program, or a list of ours with everything; `locate`: the URL of SQLite's WebAssembly file.
 */
export async function readDeck(file: Blob, locate?: string): Promise<Deck> {
  const begin = await file.slice(0, 2).text();
  try {
    if (begin === ZIP) return await readPackage(file, locate);
    if (file.size > MOST_TEXT_BYTES) throw new DeckError("tooLarge");
    const text = decodeText(new Uint8Array(await file.arrayBuffer())).text.trimStart();
    if (text.startsWith("{")) return readList(text);
    if (text.startsWith("<")) return readKvtml(text);
  } catch (error) {
    throw error instanceof DeckError ? error : new DeckError("damaged", { cause: error });
  }
  throw new DeckError("unknown");
}

async function readPackage(file: Blob, locate: string | undefined): Promise<Deck> {
  const bytes = await unpackCollection(file);
  const sql = await initSqlJs(locate === undefined ? {} : { locateFile: () => locate });
  const db = new sql.Database(bytes);
  try {
    return readCollection(db);
  } finally {
    db.close();
  }
}
