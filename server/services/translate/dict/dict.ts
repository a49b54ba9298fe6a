import type { ProviderAccess, Question, Translations, Translator } from "../translator.ts";
import { DictConnection } from "./connection.ts";
import { databaseFor, type DictDatabase } from "./databases.ts";
import { readDefinitions, type Reading } from "./entry.ts";
import { headwordOf, stemOf } from "./forms.ts";
import { withObjects } from "./objects.ts";
import { spellingsOf } from "./spellings.ts";

/** How long it takes until a dictionary that an operator adds is used. */
const LIST_LIFETIME_MS = 10 * 60_000;
const MOST_DATABASES = 1000;
/** The strategy that the server itself considers best (RFC 2229, 3.3). */
const OWN_STRATEGY = ".";
const HAS_OBJECTS = /\bding\b/i;

/** Dictionaries on a DICT server (RFC 2229), such as FreeDict's on `dictd`: no key, no vendor. */
export function dict({ url = "" }: ProviderAccess): Translator {
  let list: { databases: DictDatabase[]; readAt: number } | undefined;

  async function databasesOf(connection: DictConnection): Promise<DictDatabase[]> {
    if (!list || Date.now() - list.readAt > LIST_LIFETIME_MS) {
      const databases = (await connection.databases()).slice(0, MOST_DATABASES);
      list = { databases, readAt: Date.now() };
    }
    return list.databases;
  }

  return async (question: Question, signal: AbortSignal): Promise<Translations> => {
    const connection = await DictConnection.open(url, signal);
    try {
      const database = databaseFor(await databasesOf(connection), question.from, question.to);
      return database ? await translationsIn(connection, database, question) : { texts: [] };
    } finally {
      connection.close();
    }
  };
}

async function translationsIn(
  connection: DictConnection,
  { name, title }: DictDatabase,
  { word, from }: Question,
): Promise<Translations> {
  const headings = (one: string): string[] => [
    ...spellingsOf(one, from),
    ...(HAS_OBJECTS.test(title) ? withObjects(one, from) : []),
  ];
  const definitions = await connection.define(name, headings(word));
  if (definitions.length > 0) return { ...translationsOf(readDefinitions(definitions, word)), source: title };
  const headword = await headwordIn(connection, name, word);
  if (headword === undefined) return { texts: [], source: title };
  const reading = readDefinitions(await connection.define(name, headings(headword)), headword);
  return { ...translationsOf(reading), headword: reading.headword ?? headword, source: title };
}

/** The headword of an inflected word: what the server considers close, otherwise what begins with the same letters. */
async function headwordIn(
  connection: DictConnection,
  database: string,
  word: string,
): Promise<string | undefined> {
  const near = headwordOf(word, await connection.match(database, OWN_STRATEGY, word));
  const stem = stemOf(word);
  if (near !== undefined || stem === undefined) return near;
  return headwordOf(word, await connection.match(database, "prefix", stem));
}

function translationsOf({ translations, examples }: Reading): Translations {
  const grammar = new Map<string, string>();
  for (const one of translations)
    if (one.grammar && !grammar.has(one.text)) grammar.set(one.text, one.grammar);
  return { texts: translations.map(({ text }) => text), grammar, examples };
}
