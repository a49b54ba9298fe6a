import pg from "pg";

import { COORDINATOR, PLACEMENTS } from "../../server/database/citus/placements.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import { factsOf, type StatementFacts } from "./statement-facts.ts";

/** Tables whose rows belong to one user, and are stored with that user's where users are distributed. */
const OWNED: ReadonlySet<string> = new Set(
  Object.keys(PLACEMENTS).filter((table) => PLACEMENTS[table] !== COORDINATOR),
);

/** What each statement does that it must not do if the rows of users are distributed over several databases. */
export async function complaintsAbout(
  connection: pg.ClientConfig,
  statements: readonly string[],
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const complaints: string[] = [];
    for (const statement of statements) {
      if (EVERY_COLUMN.test(statement.replaceAll(/'[^']*'/g, "")))
        complaints.push(`does not name its columns: ${statement}`);
      if (PLANNED.test(statement) && !OF_CITUS.test(statement))
        for (const complaint of complaintsOf(await factsOf(client, statement), statement))
          complaints.push(`${complaint}: ${statement}`);
    }
    return complaints;
  } finally {
    await client.end();
  }
}

/** Statements that queried several workers of Citus without being listed as exceptions. */
export const complaintsAboutWorkers = (statements: readonly string[]): string[] =>
  statements
    .filter((statement) => !EXCEPTIONS.some(({ text }) => text.test(statement)))
    .map((statement) => `queries several workers: ${statement}`);

/**
 * `*` as columns, not as multiplication. A prepared statement with this fails on every open connection when a newer version adds a column.
 */
const EVERY_COLUMN = /(?:\b(?:select|distinct|returning)\s+|[.,]\s*)\*/i;

/** Plain PostgreSQL cannot plan statements that use Citus. */
const OF_CITUS = /\b(pg_dist|citus)_/;
const PLANNED = /^[\s(]*(select|insert|update|delete|with)\b/i;

function complaintsOf(facts: StatementFacts, statement: string): string[] {
  const tables = [...facts.scans, ...facts.writes].map(({ table }) => table);
  if (!tables.some((table) => OWNED.has(table))) return [];
  const ofMany = new Set(
    facts.scans.filter(({ table, ofOneUser }) => OWNED.has(table) && !ofOneUser).map(({ table }) => table),
  );
  const excepted = EXCEPTIONS.filter(({ text }) => text.test(statement)).flatMap((one) => one.tables);
  const complaints = [...ofMany]
    .filter((table) => !excepted.includes(table))
    .map(
      (table) =>
        `reads ${table} without a condition that compares ${table === "users" ? "id" : "user_id"} with a parameter`,
    );
  if (ofMany.size > 0 && facts.locks)
    complaints.push("locks rows of several users: find them first, then lock the rows of each user");
  if (tables.some((table) => !OWNED.has(table)))
    complaints.push("mixes a user's rows with a look-up table: use two statements");
  const mixed = ownedWrites(facts, "Update").length > 0 ? facts.set.filter(mixesTime) : [];
  if (mixed.length > 0)
    complaints.push(`combines the current time with a column: read the column first (${mixed.join()})`);
  if (ownedWrites(facts, "Insert").length > 0 && TIME_ON_CONFLICT.test(statement))
    complaints.push("calls now() in ON CONFLICT DO UPDATE: use the value in excluded");
  if (ownedWrites(facts).length > 0 && TIME_RETURNED.test(statement))
    complaints.push("calls now() in RETURNING: read the time with another statement");
  if (
    facts.fromFunction &&
    !facts.scans.some(({ table }) => OWNED.has(table)) &&
    ownedWrites(facts, "Insert").some(({ failsOnConflict }) => failsOnConflict)
  )
    complaints.push(
      "inserts rows from a function, so that a taken key is not reported as 23505: insert from the user's row",
    );
  return complaints;
}

const ownedWrites = (facts: StatementFacts, operation?: string): StatementFacts["writes"] =>
  facts.writes.filter(
    (write) => OWNED.has(write.table) && (operation === undefined || write.operation === operation),
  );

const TIME = /\b(now|clock_timestamp|statement_timestamp)\(\)|\bCURRENT_/;
const TIME_ON_CONFLICT = /\bdo update set\b(?:(?!\breturning\b).)*\bnow\(\)/is;
const TIME_RETURNED = /\breturning\b.*\bnow\(\)/is;
const CHOICE = /\b(CASE|COALESCE)\b/;
const TEXTS_AND_TYPES = /'[^']*'|::(double precision|\w+)(\(\d+\))?( with(out)? time zone)?|\w+ =>/g;
/** PostgreSQL prints its keywords in upper case, and an opening parenthesis after a function name. */
const COLUMN = /\b[a-z_]\w*\b(?!\()/;

/**
 * Whether an expression combines the time with columns: time is evaluated where the statement is sent, columns where
 * their rows are stored.
 */
const mixesTime = (value: string): boolean =>
  TIME.test(value) && (CHOICE.test(value) || COLUMN.test(value.replaceAll(TEXTS_AND_TYPES, "")));
