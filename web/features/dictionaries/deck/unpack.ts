import { BlobReader, configure, ZipReader, type FileEntry } from "@zip.js/zip.js/index-native.js";
import { Decompress } from "fzstd";

import { DeckError } from "./deck.ts";

/** Unpacking stops here (contract §14). */
export const MOST_UNPACKED = 256 * 1024 * 1024;

/** Newest first: a package with a newer collection also has one in an older format, which only asks to update Anki. */
const COLLECTIONS = ["collection.anki21b", "collection.anki21", "collection.anki2"];
const ZSTD = ".anki21b";
/** Files in the zip of an office document, such as a spreadsheet. */
const OF_OFFICES = ["[Content_Types].xml", "content.xml"];

configure({ useWebWorkers: false });

/** The SQLite database out of an Anki package, of which otherwise only the list of files is read. */
export async function unpackCollection(file: Blob, most = MOST_UNPACKED): Promise<Uint8Array> {
  const zip = new ZipReader(new BlobReader(file), { filenameValidation: "tolerant" });
  try {
    const found = new Map<string, FileEntry>();
    let isOfOffices = false;
    for await (const entry of zip.getEntriesGenerator())
      if (!entry.directory && COLLECTIONS.includes(entry.filename)) found.set(entry.filename, entry);
      else isOfOffices ||= OF_OFFICES.includes(entry.filename);
    const name = COLLECTIONS.find((each) => found.has(each));
    const entry = name === undefined ? undefined : found.get(name);
    if (!entry || name === undefined) throw new DeckError(isOfOffices ? "unknown" : "noCollection");
    return await contentsOf((stream) => entry.getData(stream), name.endsWith(ZSTD), most);
  } catch (error) {
    throw error instanceof DeckError ? error : new DeckError("damaged", { cause: error });
  } finally {
    await zip.close();
  }
}

/** The SQLite database in a file that is compressed as in a package. */
export const unpackZstd = (file: Blob, most = MOST_UNPACKED): Promise<Uint8Array> =>
  contentsOf((stream) => file.stream().pipeTo(stream), true, most);

async function contentsOf(
  read: (stream: WritableStream<Uint8Array>) => Promise<unknown>,
  zstd: boolean,
  most: number,
): Promise<Uint8Array> {
  const kept = new Kept(most);
  const decompress = zstd ? new Decompress((chunk) => kept.add(chunk)) : null;
  let received = 0;
  let failure: unknown;
  const keepFailure = (step: () => void) => {
    try {
      step();
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const stream = new WritableStream<Uint8Array>({
    write: (chunk) =>
      keepFailure(() => {
        received += chunk.length;
        if (received > most) throw new DeckError("tooLarge");
        if (decompress) decompress.push(chunk);
        else kept.add(chunk);
      }),
    close: () => keepFailure(() => decompress?.push(new Uint8Array(), true)),
  });
  // After a failed write, streams may tell only that they are closed.
  await read(stream).catch((error: unknown) => {
    throw failure ?? error;
  });
  return kept.whole();
}

class Kept {
  readonly #most: number;
  #bytes = new Uint8Array(1024 * 1024);
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#most) throw new DeckError("tooLarge");
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.min(this.#most, Math.max(length, 2 * this.#bytes.length)));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
  }

  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
