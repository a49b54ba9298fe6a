import type { OwnData } from "../../../shared/api/users.ts";
import type { Db } from "../../database/open.ts";
import { readUser } from "./queries.ts";

/** All that is the user's, as one moment saw it. */
export function readOwnData(db: Db, userId: string): Promise<OwnData> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => ({
      exportedAt: new Date().toISOString(),
      user: await readUser(tx, userId),
      policies: await readPolicies(tx, userId),
      identities: await readIdentities(tx, userId),
      sessions: await readSessions(tx, userId),
      dictionaries: await readDictionaries(tx, userId),
      testDays: await readTestDays(tx, userId),
    }));
}

async function readPolicies(db: Db, userId: string): Promise<OwnData["policies"]> {
  const row = await db
    .selectFrom("users")
    .select(["policies_version", "policies_accepted_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row?.policies_version || !row.policies_accepted_at) return null;
  return { version: row.policies_version, acceptedAt: row.policies_accepted_at.toISOString() };
}

async function readIdentities(db: Db, userId: string): Promise<OwnData["identities"]> {
  const rows = await db
    .selectFrom("identities")
    .select(["issuer", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

async function readSessions(db: Db, userId: string): Promise<OwnData["sessions"]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

async function readDictionaries(db: Db, userId: string): Promise<OwnData["dictionaries"]> {
  const dictionaries = await db
    .selectFrom("dictionaries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const words = await readWords(db, userId);
  return dictionaries.map((row) => ({
    id: row.id,
    name: row.name,
    termsLanguage: row.terms_language,
    definitionsLanguage: row.definitions_language,
    wordsCount: row.words_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    words: words.get(row.id) ?? [],
  }));
}

type Word = OwnData["dictionaries"][number]["words"][number];

async function readWords(db: Db, userId: string): Promise<Map<string, Word[]>> {
  const rows = await db
    .selectFrom("words")
    .select(["dictionary_id", "id", "term", "definitions", "order_number", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("order_number")
    .execute();
  const words = new Map<string, Word[]>();
  for (const row of rows) {
    const own = words.get(row.dictionary_id) ?? [];
    words.set(row.dictionary_id, own);
    own.push({
      id: row.id,
      term: row.term,
      definitions: row.definitions,
      order: row.order_number,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    });
  }
  return words;
}

const readTestDays = (db: Db, userId: string): Promise<OwnData["testDays"]> =>
  db
    .selectFrom("test_days")
    .select((eb) => [eb.cast<string>("day", "text").as("day"), "used"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
