import { fileURLToPath } from "node:url";

import {
  deleteUser,
  endSessions,
  endTotp,
  eventsOf,
  exportUser,
  findAccountId,
  listUsers,
  replay,
  resumeUser,
  ROLES,
  setRole,
  suspendUser,
  type AdminServices,
  type Print,
} from "./admin-accounts.ts";
import { UsageError } from "./admin-error.ts";
import { makeBackup } from "./database/backup/make.ts";
import { restoreBackup } from "./database/backup/restore.ts";
import { describeDistribution } from "./database/citus/describe.ts";
import { distribute } from "./database/citus/distribute.ts";
import { hasCitus } from "./database/citus/is-spread.ts";
import type { Database, Db } from "./database/open.ts";
import { deleteShareAt, listShares } from "./features/sharing/operator.ts";
import { listEvents, recordCommand } from "./operator-events.ts";
import { reverseDictionary } from "./services/translate/dict/reverse.ts";

interface Command {
  /** The arguments that follow the command's name. */
  takes: string;
  does: string;
  fits: (words: readonly string[]) => boolean;
  /** Whether the first argument names the account that the command is recorded for. */
  aboutAccount?: true;
  run: (services: AdminServices, words: readonly string[], print: Print) => Promise<string[]>;
}

const plain = (words: readonly string[]): boolean => words.every((word) => !word.startsWith("--"));
const none = (words: readonly string[]): boolean => words.length === 0;
const one = (words: readonly string[]): boolean => words.length === 1 && plain(words);
const two = (words: readonly string[]): boolean => words.length === 2 && plain(words);

const REVERSE = "reverse-dictionary";

export const COMMANDS: Readonly<Record<string, Command>> = {
  "set-role": {
    takes: `<email> <${ROLES.join("|")}>`,
    does: "gives an account a role",
    fits: two,
    aboutAccount: true,
    run: ({ database: { db } }, [email = "", role = ""]) => setRole(db, email, role),
  },
  "list-users": {
    takes: "",
    does: "lists the accounts that have an address: since when, role, address",
    fits: none,
    run: ({ database: { db } }) => listUsers(db),
  },
  "delete-user": {
    takes: "<email|id>",
    does: "deletes an account with everything in it, and notifies its owner",
    fits: one,
    aboutAccount: true,
    run: (services, [account = ""]) => deleteUser(services, account),
  },
  "end-sessions": {
    takes: "<email|id>",
    does: "signs an account out everywhere",
    fits: one,
    aboutAccount: true,
    run: (services, [account = ""]) => endSessions(services, account),
  },
  "end-totp": {
    takes: "<email|id>",
    does: "turns one-time codes off for somebody who has lost them, and notifies them; make sure first who asks",
    fits: one,
    aboutAccount: true,
    run: (services, [account = ""]) => endTotp(services, account),
  },
  suspend: {
    takes: "<email|id> [--until <date>]",
    does: "suspends an account without deleting anything; until the end of a day (2030-01-31) or a time (2030-01-31T12:00Z)",
    fits: (words) => one(words) || (words.length === 3 && words[1] === "--until"),
    aboutAccount: true,
    run: ({ database: { db } }, [account = "", , date]) => suspendUser(db, account, date),
  },
  resume: {
    takes: "<email|id>",
    does: "lets a suspended account in again",
    fits: one,
    aboutAccount: true,
    run: ({ database: { db } }, [account = ""]) => resumeUser(db, account),
  },
  export: {
    takes: "<email|id>",
    does: "prints everything of an account as JSON",
    fits: one,
    aboutAccount: true,
    run: (services, [account = ""], print) => exportUser(services, account, print),
  },
  replay: {
    takes: "<email|id>",
    does: "recomputes the memory of an account's cards from its reviews",
    fits: one,
    aboutAccount: true,
    run: ({ database }, [account = ""]) => replay(database, account),
  },
  "list-shares": {
    takes: "",
    does: "lists the shared dictionaries",
    fits: none,
    run: ({ database: { db }, config }) => listShares(db, config.PUBLIC_URL),
  },
  "delete-share": {
    takes: "<url>",
    does: "ends the share at an address",
    fits: one,
    run: ({ database: { db } }, [url = ""]) => endShare(db, url),
  },
  events: {
    takes: "[<email|id>]",
    does: "lists what operators did and what happened to accounts, the newest 1,000, of one account or of all",
    fits: (words) => none(words) || one(words),
    run: async ({ database: { db } }, [account]) =>
      listEvents(db, account === undefined ? null : await eventsOf(db, account)),
  },
  backup: {
    takes: "<file>",
    does: "writes a backup, also while servers run",
    fits: one,
    run: ({ database }, [file = ""]) => backup(database, file),
  },
  restore: {
    takes: "<file> [--replace]",
    does: "restores a backup into an empty database, or replaces what is there; no server may run",
    fits: ([first = "", second = "", ...others]) =>
      none(others) && one([first, second].filter((word) => word !== "" && word !== "--replace")),
    run: ({ database }, words) => restore(database, words),
  },
  distribute: {
    takes: "[--check]",
    does: "distributes users over the workers of Citus, or lists where each table is",
    fits: ([option = "--check", ...others]) => option === "--check" && none(others),
    run: ({ database: { pool } }, [option]) => (option ? describeDistribution(pool) : distribute(pool)),
  },
  [REVERSE]: {
    takes: "<database> <directory>",
    does: "reverses a FreeDict dictionary, on the machine of the DICT server",
    fits: two,
    run: async (_services, words) => [await runReverse(words)],
  },
};

export const HELP = [
  "npm run admin -- <command>, with the settings of the server:",
  ...Object.entries(COMMANDS).flatMap(([name, { takes, does }]) => [
    "",
    `  ${name} ${takes}`.trimEnd(),
    `    ${does}`,
  ]),
].join("\n");

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/** What a command needs: the database alongside running servers, exclusive use of it, or no database at all. */
export const needOf = ([name]: readonly string[]): "database" | "quiet database" | "nothing" => {
  if (name === REVERSE) return "nothing";
  return name === "restore" ? "quiet database" : "database";
};

/** Rejects unknown commands and wrong arguments before anything is opened. */
export function requireCommand([name, ...words]: readonly string[]): Command {
  if (name === undefined) throw new UsageError('No command is given: "npm run admin -- help" lists them');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}: "npm run admin -- help" lists them`);
  if (!command.fits(words)) throw new UsageError(`Usage: ${name} ${command.takes}`.trimEnd());
  return command;
}

/** Runs an operator's command line and records it; the returned lines say what was done. */
export async function runAdmin(
  line: readonly string[],
  services: AdminServices,
  print: Print = () => {},
): Promise<string[]> {
  const { aboutAccount, run } = requireCommand(line);
  const [command = "", ...words] = line;
  const { db } = services.database;
  const accountId = aboutAccount ? await findAccountId(db, words[0] ?? "") : null;
  // The command took effect even if it cannot be recorded: before the first start there is no table for it.
  const record = async (succeeded: boolean): Promise<string[]> =>
    recordCommand(db, { command, accountId, succeeded }).then(
      () => [],
      () => [`It could not be recorded that ${command} was run`],
    );
  try {
    return [...(await run(services, words, print)), ...(await record(true))];
  } catch (error) {
    await record(false);
    throw error;
  }
}

/** Needs no database, and may run where the DICT server is. */
export async function runReverse(words: readonly string[]): Promise<string> {
  requireCommand([REVERSE, ...words]);
  const [path = "", directory = ""] = words;
  const reversal = await reverseDictionary(path, directory);
  if (!reversal)
    throw new UsageError(`${path} is no pair of languages: as in /usr/share/dictd/freedict-deu-rus`);
  const { name, headwords, title } = reversal;
  return `${name} in ${directory} has ${headwords} headwords out of “${title}”`;
}

async function backup({ pool }: Database, file: string): Promise<string[]> {
  const { tables, rows } = await makeBackup(pool, file);
  return [`${file} holds ${rows} rows of ${tables} tables`];
}

async function restore({ pool }: Database, words: readonly string[]): Promise<string[]> {
  const [file = ""] = words.filter((word) => word !== "--replace");
  const replace = words.includes("--replace");
  const { rows, madeAt, migrated } = await restoreBackup(pool, { file, migrations: MIGRATIONS, replace });
  return [
    `${rows} rows are back as they were at ${madeAt}; everybody has to sign in again`,
    ...migrated.map((name) => `brought forward by ${name}`),
    ...((await hasCitus(pool)) ? ["All of it is on the coordinator: run distribute to spread it again"] : []),
  ];
}

async function endShare(db: Db, url: string): Promise<string[]> {
  if (!(await deleteShareAt(db, url))) throw new UsageError(`There is no share at ${url}`);
  return [`${url} is ended`];
}
