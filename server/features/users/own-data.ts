import type { Readable } from "node:stream";

import type { Kysely } from "kysely";

import type { Dictionary, Word } from "../../../shared/api/dictionaries.ts";
import type { OwnData } from "../../../shared/api/own-data.ts";
import type { Review } from "../../../shared/api/reviews.ts";
import type { Share } from "../../../shared/api/sharing.ts";
import type { StoredReport } from "../../../shared/api/testing.ts";
import { UNKNOWN_DEVICE } from "../../../shared/devices.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Caller } from "../../fair-queue.ts";
import type { Spool } from "../../spool.ts";
import { readSubscriptions } from "../push/index.ts";
import { readUser } from "./read-user.ts";

type Head = Omit<OwnData, "dictionaries">;
type OwnDictionary = OwnData["dictionaries"][number];
type OwnWord = OwnDictionary["words"][number];

/** What other features store of dictionaries, in pages of a few rows. */
export interface OwnDictionaries {
  readDictionaries: (db: Db, userId: string) => Promise<Dictionary[]>;
  readWords: (db: Db, userId: string, dictionaryId: string) => AsyncIterable<readonly Word[]>;
  readStrictness: (db: Db, userId: string, dictionaryId: string) => Promise<OwnDictionary["strictness"]>;
  /** How often words were right and wrong, by the word's id. */
  readCounts: (db: Db, userId: string, wordIds: readonly string[]) => Promise<Map<string, Counts>>;
  readReports: (db: Db, userId: string, dictionaryId: string) => AsyncIterable<StoredReport>;
  readReviews: (db: Db, userId: string, dictionaryId: string) => AsyncIterable<readonly Review[]>;
  readShares: (db: Db, userId: string, dictionaryId: string) => Promise<Share[]>;
}

type Counts = Pick<OwnWord, "timesRight" | "timesWrong">;
const NEVER_ASKED: Counts = { timesRight: 0, timesWrong: 0 };

/**
 * Everything that belongs to the user, as of one moment, as JSON: a word that is moved in the meantime is in exactly
 * one dictionary. It is read as fast as the database delivers it, so that no slow reader holds a connection (decision
 * 105).
 */
export const holdOwnData = (
  db: Kysely<Tables>,
  own: OwnDictionaries,
  { userId, spool, caller }: { userId: string; spool: Spool; caller: Caller },
): Promise<Readable> =>
  spool.hold(caller, (write) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((tx) => write(writeOwnData(tx, own, userId))),
  );

/** In pieces, each a page of words or one report, so that large accounts do not fill the memory. */
async function* writeOwnData(db: Db, own: OwnDictionaries, userId: string): AsyncGenerator<string> {
  yield* object(await readHead(db, userId), {
    dictionaries: separated(eachDictionary(db, own, userId)),
  });
}

async function* eachDictionary(
  db: Db,
  own: OwnDictionaries,
  userId: string,
): AsyncGenerator<AsyncIterable<string>> {
  for (const dictionary of await own.readDictionaries(db, userId))
    yield object(
      {
        ...dictionary,
        strictness: await own.readStrictness(db, userId, dictionary.id),
        shares: await own.readShares(db, userId, dictionary.id),
      },
      {
        words: separated(asJson(eachWord(db, own, userId, dictionary.id))),
        reports: separated(asJson(own.readReports(db, userId, dictionary.id))),
        reviews: separated(asJson(each(own.readReviews(db, userId, dictionary.id)))),
      },
    );
}

async function* eachWord(
  db: Db,
  { readWords, readCounts }: OwnDictionaries,
  userId: string,
  dictionaryId: string,
): AsyncGenerator<OwnWord> {
  for await (const words of readWords(db, userId, dictionaryId)) {
    const ids = words.map(({ id }) => id);
    const counts = await readCounts(db, userId, ids);
    for (const word of words) yield { ...word, ...(counts.get(word.id) ?? NEVER_ASKED) };
  }
}

/** An object whose last fields are lists that are still being read. */
async function* object(head: object, lists: Record<string, AsyncIterable<string>>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, list] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    yield* list;
    yield "]";
  }
  yield "}";
}

async function* each<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}

async function* asJson(values: AsyncIterable<unknown>): AsyncGenerator<[string]> {
  for await (const value of values) yield [JSON.stringify(value)];
}

async function* separated(
  values: AsyncIterable<AsyncIterable<string> | Iterable<string>>,
): AsyncGenerator<string> {
  let separator = "";
  for await (const value of values) {
    yield separator;
    yield* value;
    separator = ",";
  }
}

async function readHead(db: Db, userId: string): Promise<Head> {
  return {
    exportedAt: new Date().toISOString(),
    user: await readUser(db, userId),
    policies: await readPolicies(db, userId),
    identities: await readIdentities(db, userId),
    passkeys: await readNamed(db, "passkeys", userId),
    sessions: await readSessions(db, userId),
    pushSubscriptions: await readSubscriptions(db, userId),
    programKeys: await readNamed(db, "tokens", userId),
    testDays: await readTestDays(db, userId),
  };
}

async function readPolicies(db: Db, userId: string): Promise<Head["policies"]> {
  const row = await db
    .selectFrom("users")
    .select(["policies_version", "policies_accepted_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row?.policies_version || !row.policies_accepted_at) return null;
  return { version: row.policies_version, acceptedAt: row.policies_accepted_at.toISOString() };
}

async function readIdentities(db: Db, userId: string): Promise<Head["identities"]> {
  const rows = await db
    .selectFrom("identities")
    .select(["issuer", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** The name that its owner gave it, and when it was used. */
async function readNamed(
  db: Db,
  table: "passkeys" | "tokens",
  userId: string,
): Promise<Head["passkeys" | "programKeys"]> {
  const rows = await db
    .selectFrom(table)
    .select(["name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

async function readSessions(db: Db, userId: string): Promise<Head["sessions"]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["created_at", "last_seen_at", "device"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    device: row.device ?? UNKNOWN_DEVICE,
  }));
}

const readTestDays = (db: Db, userId: string): Promise<Head["testDays"]> =>
  db
    .selectFrom("test_days")
    .select((eb) => [eb.cast<string>("day", "text").as("day"), "used"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
