import type { ProviderAccess, Translator } from "../translator.ts";
import { DictConnection } from "./connection.ts";
import { databaseFor, type DictDatabase } from "./databases.ts";
import { translationsOf } from "./entry.ts";

/** An operator who adds a dictionary waits so long for it to be used. */
const LIST_LIFETIME_MS = 10 * 60_000;
const MOST_DATABASES = 1000;

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

  return async ({ word, from, to }, signal) => {
    const connection = await DictConnection.open(url, signal);
    try {
      const database = databaseFor(await databasesOf(connection), from, to);
      if (!database) return { texts: [] };
      const definitions = await connection.define(database.name, word);
      return { texts: translationsOf(definitions, word), source: database.title };
    } finally {
      connection.close();
    }
  };
}
