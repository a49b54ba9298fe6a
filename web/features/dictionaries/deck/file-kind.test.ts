import { expect, test } from "vitest";

import { writeSchema11, writeSchema18 } from "../../../../test/decks/collections.ts";
import { zipOf, zstd } from "../../../../test/decks/packages.ts";
import { kindOfFile } from "./file-kind.ts";
import { readDeck } from "./read-file.ts";

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const bytesOf = (...bytes: number[]): Buffer => Buffer.from(bytes);

test.each<[string, string, Buffer]>([
  ["a list", "list", Buffer.from("der Berg\tmountain\n")],
  ["a list with markup", "list", Buffer.from("<b>der Berg</b>\tmountain\n")],
  ["a table of Markdown", "list", Buffer.from("| der Berg | mountain |\n| --- | --- |\n")],
  ["a list with notes in braces", "list", Buffer.from("{m} Berg :: mountain\n")],
  ["a list in EUC-JP", "list", bytesOf(0xbb, 0xb3, 0x09, 0x6d, 0x0a)],
  ["a list in seven bits", "list", bytesOf(0x1b, 0x24, 0x42, 0x3b, 0x33, 0x1b, 0x28, 0x42, 0x09, 0x6d)],
  ["UTF-16 without a mark", "list", utf16("гора\tmountain\n山\t海\n")],
  ["UTF-16 that is cut off", "list", utf16("гора\tmountain\n").subarray(0, 21)],
  ["UTF-16 with a mark", "list", utf16("\ufeff山\tmountain\n")],
  ["UTF-16, the larger byte first", "list", utf16("山\tmountain\n").swap16()],
  ["nothing", "list", Buffer.alloc(0)],
  ["an export with everything", "json", Buffer.from(' {"words": []}')],
  ["a vocabulary", "xml", Buffer.from('\ufeff<?xml version="1.0"?><kvtml/>')],
  ["a picture", "unknown", bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
  ["a recording", "unknown", Buffer.concat([Buffer.from("ID3\u0003"), Buffer.alloc(200, 7)])],
  ["a document", "unknown", Buffer.from("%PDF-1.7\n1 0 obj\n")],
  ["a document of a word processor", "unknown", Buffer.from("{\\rtf1 der Berg}")],
])("%s is read as %s", async (_, kind, bytes) => {
  expect(await kindOfFile(new Blob([Uint8Array.from(bytes)]))).toBe(kind);
});

const NOTES = { notes: [{ fields: ["der Berg", "mountain"] }] };

/** As Anki leaves its collection, with a log beside it. */
const withLog = (bytes: Uint8Array): Uint8Array => {
  bytes.set([2, 2], 18);
  return bytes;
};

test.each<[string, () => Promise<Uint8Array>]>([
  ["of schema 11", () => writeSchema11(NOTES)],
  ["of schema 18", () => writeSchema18(NOTES)],
  ["that Anki had open", async () => withLog(await writeSchema18(NOTES))],
  ["out of a new package", async () => zstd(await writeSchema18(NOTES))],
  [
    "that Anki had open, in a package",
    async () => zipOf({ "collection.anki2": withLog(await writeSchema11(NOTES)) }),
  ],
])("a collection %s is read without its package", async (_, write) => {
  const deck = await readDeck(new Blob([Uint8Array.from(await write())]));
  expect(deck.notes.map(({ values }) => values)).toEqual([["der Berg", "mountain"]]);
});
