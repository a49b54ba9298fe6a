import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { short } from "../../../../shared/text/bounds.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A headword with the offset and length of its entry. */
const PLACE = /^([^\t]*)\t([A-Za-z0-9+/]+)\t([A-Za-z0-9+/]+)(?:\t|$)/u;
/** The database's description of itself is stored among its headwords. */
const ABOUT = "00database";
/** FreeDict's largest (deu-eng) has 100 MB, and 520,000 headwords. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_HEADWORDS = 2_000_000;

/** A database of `dictd`: an index of headwords, and the file that it points to. */
export interface DictFiles {
  title: string;
  /** Origin and licence, as the database states them. */
  about: string;
  /** Entries as a server sends them, in file order. */
  entries: string[];
}

interface Place {
  key: string;
  offset: number;
  length: number;
}

/** Reads `<base>.index` and `<base>.dict.dz` or `<base>.dict`; throws an error of one line if they are invalid. */
export async function readDictFiles(base: string): Promise<DictFiles> {
  const index = `${base}.index`;
  const places = placesIn(index, await readWhole(index));
  const data = await readData(base);
  if (places.some(({ offset, length }) => offset + length > data.byteLength))
    throw new Error(`${index} points beyond the end of its entries`);
  const textAt = ({ offset, length }: Place): string => data.toString("utf8", offset, offset + length);
  const saysOf = (name: string): string => {
    const place = places.find(({ key }) => key === `${ABOUT}${name}`);
    if (!place) return "";
    return textAt(place)
      .replace(/^00-?database.*\n/u, "")
      .trim();
  };
  return {
    title: saysOf("short").replaceAll(/\p{Cc}+/gu, " ") || basename(base),
    about: saysOf("info"),
    entries: entriesOf(index, places).map(textAt),
  };
}

/** Writes `<base>.index` and `<base>.dict`; entries begin with their headword's line. */
export async function writeDictFiles(base: string, { title, about, entries }: DictFiles): Promise<void> {
  const texts = [
    "00-database-utf8\n",
    `00-database-short\n${title}\n`,
    `00-database-info\n${about}\n`,
    ...entries,
  ].map((text) => Buffer.from(text));
  let offset = 0;
  const lines = texts.map((text) => {
    const key = Buffer.from(keyOf(text.toString("utf8", 0, text.indexOf("\n"))));
    const line = { key, rest: `\t${digitsOf(offset)}\t${digitsOf(text.byteLength)}\n` };
    offset += text.byteLength;
    return line;
  });
  lines.sort((one, other) => one.key.compare(other.key));
  await writeFile(`${base}.dict`, Buffer.concat(texts));
  await writeFile(`${base}.index`, lines.map(({ key, rest }) => `${key.toString()}${rest}`).join(""));
}

/** In file order; several headwords may share an entry. */
function entriesOf(index: string, places: readonly Place[]): Place[] {
  const byOffset = new Map(
    places.filter(({ key }) => !key.startsWith(ABOUT)).map((place) => [place.offset, place]),
  );
  const entries = [...byOffset.values()].toSorted((one, other) => one.offset - other.offset);
  if (entries.some(({ offset, length }, at) => offset + length > (entries[at + 1]?.offset ?? Infinity)))
    throw new Error(`${index} has entries that overlap`);
  return entries;
}

async function readData(base: string): Promise<Buffer> {
  const packed = `${base}.dict.dz`;
  const bytes = await readWhole(packed).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!bytes) return readWhole(`${base}.dict`);
  return promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES }).catch((cause: Error) => {
    throw new Error(`${packed} cannot be unpacked: ${cause.message}`, { cause });
  });
}

async function readWhole(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (!found.isFile()) throw new Error(`${path} is no file`);
  if (found.size > MOST_BYTES) throw new Error(`${path} has more than ${MOST_BYTES} bytes`);
  return readFile(path);
}

function placesIn(path: string, index: Buffer): Place[] {
  const lines = index.toString("utf8").split("\n", MOST_HEADWORDS + 1);
  if (lines.length > MOST_HEADWORDS) throw new Error(`${path} has more than ${MOST_HEADWORDS} headwords`);
  return lines.flatMap((line, at) => {
    if (line === "") return [];
    const [, word, offset, length] = PLACE.exec(line) ?? [];
    if (word === undefined || offset === undefined || length === undefined)
      throw new Error(`${path} is no index of a dictionary: see line ${at + 1}`);
    return { key: word.replaceAll("-", ""), offset: numberOf(offset), length: numberOf(length) };
  });
}

/** The form under which the server looks up a headword: letters, digits and spaces, each lower-cased by itself. */
const keyOf = (headword: string): string =>
  [...short(headword.replace(/[^\p{Alphabetic}\p{Nd}\s]/gu, ""))]
    .map((letter) => (/\s/u.test(letter) ? " " : ([...lowerCase(letter)][0] ?? "")))
    .join("");

const numberOf = (digits: string): number =>
  [...digits].reduce((number, digit) => number * DIGITS.length + DIGITS.indexOf(digit), 0);

const digitsOf = (number: number): string =>
  (number >= DIGITS.length ? digitsOf(Math.floor(number / DIGITS.length)) : "") +
  (DIGITS[number % DIGITS.length] ?? "");
