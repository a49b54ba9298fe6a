import { BY_ITSELF } from "../server/database/migrate.ts";

/** A file that removes something names the release since which nothing uses it. */
const CONTRACT = /^-- contract: no longer used since v\d+\.\d+\.\d+\n/;

interface Rule {
  broken: (statement: string, created: ReadonlySet<string>) => boolean;
  complaint: string;
}

const CREATES_TABLE = /^create table (?:if not exists )?(\w+)/i;
const CREATES_INDEX = /^create (?:unique )?index (concurrently )?.*? on (?:only )?(\w+)/i;

const RULES: readonly Rule[] = [
  {
    broken: (sql) =>
      /^drop (?!index concurrently)|\bdrop (column|constraint|table|view|default)\b/i.test(sql),
    complaint: "DROP takes away what nodes of the release before may use",
  },
  { broken: (sql) => /\brename\b/i.test(sql), complaint: "RENAME takes away the old name" },
  { broken: (sql) => /^truncate\b/i.test(sql), complaint: "TRUNCATE takes away rows" },
  {
    broken: (sql) => /\balter (column )?\w+ (set data )?type\b/i.test(sql),
    complaint: "a changed TYPE rewrites the table and surprises older nodes",
  },
  {
    broken: (sql) => /\bset not null\b/i.test(sql) || addedColumns(sql).some(demandsValue),
    complaint: "NOT NULL without a DEFAULT refuses what older nodes write",
  },
  {
    broken: (sql, created) => {
      const [, concurrently, table = ""] = CREATES_INDEX.exec(sql) ?? [];
      return table !== "" && !concurrently && !created.has(table);
    },
    complaint: "an index on a table that is in use is built CONCURRENTLY, or all writers wait for it",
  },
  {
    broken: (sql) =>
      /^alter table .*\badd (constraint \w+ )?(check|unique|foreign|primary|exclude)\b/i.test(sql) &&
      !/\bnot valid$/i.test(sql),
    complaint: "a constraint on rows that are there is added NOT VALID and validated later",
  },
];

/** What in a migration would break nodes of the previous release (decision 85); empty if it only expands. */
export function complaintsAboutMigration(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap((one) => CREATES_TABLE.exec(one)?.[1] ?? []));
  const complaints = CONTRACT.test(sql)
    ? []
    : statements.flatMap((one) =>
        RULES.filter(({ broken }) => broken(one, created)).map(({ complaint }) => `${complaint}: ${one}`),
      );
  const locked = new Set(statements.flatMap(tablesLockedBy).filter((table) => !created.has(table)));
  if (locked.size > 1 && !BY_ITSELF.test(sql))
    complaints.push(
      `holding one table and waiting for another is a DEADLOCK with a request: ${[...locked].join(", ")}`,
    );
  if (/\bconcurrently\b/i.test(sql) && !BY_ITSELF.test(sql))
    complaints.push("CONCURRENTLY needs a file that begins with “-- by itself”");
  return complaints;
}

/** The tables that a statement locks against reads or writes until its transaction ends. */
function tablesLockedBy(statement: string): string[] {
  const [, altered] = /^(?:alter|drop) table (?:if exists )?(?:only )?(\w+)/i.exec(statement) ?? [];
  if (altered) return [altered];
  return CREATES_TABLE.test(statement)
    ? Array.from(statement.matchAll(/\breferences (\w+)/gi), ([, table = ""]) => table)
    : [];
}

/** Statements on one line each, without comments and string literals. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, "")
    .replace(/'[^']*'/g, "''")
    .replace(/\s+/g, " ")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

const addedColumns = (sql: string): string[] =>
  /^alter table /i.test(sql)
    ? sql
        .split(/,(?![^(]*\))/)
        .filter((part) => /\badd (?!constraint|check|unique|foreign|primary|exclude)/i.test(part))
    : [];

const demandsValue = (column: string): boolean =>
  /\bnot null\b/i.test(column) && !/\b(default|generated)\b/i.test(column);
