import { fileURLToPath } from "node:url";

import type { Role } from "../shared/roles.ts";
import { makeBackup } from "./database/backup/make.ts";
import { restoreBackup } from "./database/backup/restore.ts";
import { describeDistribution } from "./database/citus/describe.ts";
import { distribute } from "./database/citus/distribute.ts";
import { hasCitus } from "./database/citus/is-spread.ts";
import type { Database, Db } from "./database/open.ts";
import { findOwner, type Owner } from "./features/auth/addresses.ts";
import { deleteAccount } from "./features/auth/deletion.ts";
import { ownDictionaries } from "./features/own-data.ts";
import { replayAll } from "./features/reviews/replay.ts";
import { deleteShareAt, listShares } from "./features/sharing/operator.ts";
import { holdOwnData } from "./features/users/own-data.ts";
import { listEvents, recordCommand } from "./operator-events.ts";
import type { Services } from "./services.ts";
import { reverseDictionary } from "./services/translate/dict/reverse.ts";
import { Spool } from "./spool.ts";
import { resume, suspend } from "./suspension.ts";

/** The operator asked for what cannot be done; the message is one line for them. */
export class UsageError extends Error {}

/** Guests have no address and sign up by themselves. */
const ROLES = ["user", "premium", "developer", "friend"] as const satisfies readonly Role[];

export const REVERSE = "reverse-dictionary";

const USAGE = `Usage: set-role <email> <${ROLES.join("|")}> | list-users | delete-user <email|id> | end-sessions <email|id> | suspend <email> [--until <date>] | resume <email> | export <email> | replay <email> | backup <file> | restore <file> [--replace] | distribute [--check] | list-shares | delete-share <url> | events [<email|id>] | ${REVERSE} <database> <directory>`;

const ABOUT_ACCOUNTS: ReadonlySet<string> = new Set([
  "set-role",
  "delete-user",
  "end-sessions",
  "suspend",
  "resume",
  "export",
  "replay",
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/** Whether the command needs the database for itself, rather than beside a running server. */
export const needsQuiet = ([command]: readonly string[]): boolean => command === "restore";

type AdminServices = Pick<Services, "config" | "database" | "outbox" | "sessions" | "beforeDelete">;

/** Takes what is too long for lines. */
type Print = (piece: string) => Promise<void> | void;

/** Does what an operator's command line says, and keeps a record of it; the lines tell what was done. */
export async function runAdmin(
  words: readonly string[],
  services: AdminServices,
  print: Print = () => {},
): Promise<string[]> {
  const [command = "", subject = ""] = words;
  const { db } = services.database;
  const accountId = ABOUT_ACCOUNTS.has(command) ? await findAccountId(db, subject) : null;
  // What was done stays done where it cannot be recorded: before the first start there is no table for it.
  const record = async (succeeded: boolean): Promise<string[]> =>
    recordCommand(db, { command, accountId, succeeded }).then(
      () => [],
      () => [`It could not be recorded that ${command} was run`],
    );
  try {
    return [...(await runCommand(words, services, print)), ...(await record(true))];
  } catch (error) {
    // A command that does not exist did nothing.
    if (!(error instanceof UsageError && error.message === USAGE)) await record(false);
    throw error;
  }
}

/** Needs no database, and may run where the DICT server is. */
export async function runReverse([path, directory, ...others]: readonly string[]): Promise<string> {
  if (!path || !directory || others.length > 0) throw new UsageError(USAGE);
  const reversal = await reverseDictionary(path, directory);
  if (!reversal)
    throw new UsageError(`${path} is no pair of languages: as in /usr/share/dictd/freedict-deu-rus`);
  const { name, headwords, title } = reversal;
  return `${name} in ${directory} has ${headwords} headwords out of “${title}”`;
}

async function runCommand(
  [command, ...words]: readonly string[],
  services: AdminServices,
  print: Print,
): Promise<string[]> {
  const { db } = services.database;
  const [email = "", role = ""] = words;
  switch (`${command ?? ""} ${words.length}`) {
    case "set-role 2":
      return setRole(db, email, role);
    case "list-users 0":
      return listUsers(db);
    case "delete-user 1":
      return deleteUser(services, email);
    case "end-sessions 1":
      return endSessions(services, email);
    case "suspend 1":
    case "suspend 3":
      return suspendUser(db, words);
    case "resume 1":
      return resumeUser(db, email);
    case "export 1":
      return exportUser(services, email, print);
    case "replay 1":
      return replay(services.database, email);
    case "backup 1":
      return backup(services.database, words[0] ?? "");
    case "restore 1":
    case "restore 2":
      return restore(services.database, words);
    case "distribute 0":
      return distribute(services.database.pool);
    case "distribute 1":
      return checkDistribution(services.database, words[0] ?? "");
    case "list-shares 0":
      return listShares(db, services.config.PUBLIC_URL);
    case "delete-share 1":
      return endShare(db, words[0] ?? "");
    case "events 0":
      return listEvents(db, null);
    case "events 1":
      return listEvents(db, await eventsOf(db, email));
    default:
      throw new UsageError(USAGE);
  }
}

async function findAccountId(db: Db, emailOrId: string): Promise<string | null> {
  if (UUID.test(emailOrId)) return emailOrId.toLowerCase();
  return emailOrId.includes("@") ? ((await findOwner(db, emailOrId))?.id ?? null) : null;
}

async function setRole(db: Db, email: string, wanted: string): Promise<string[]> {
  const role = ROLES.find((one) => one === wanted);
  if (!role) throw new UsageError(`There is no role ${wanted} to give: ${ROLES.join(", ")}`);
  const owner = await requireOwner(db, email);
  await db.updateTable("users").set({ role }).where("id", "=", owner.id).execute();
  return [`${owner.email} is ${role} now`];
}

async function listUsers(db: Db): Promise<string[]> {
  const users = await db
    .selectFrom("users")
    .select(["email", "role", "created_at"])
    .where("email", "is not", null)
    .orderBy("created_at")
    .execute();
  const lines = users.map(
    ({ email, role, created_at }) => `${created_at.toISOString()}\t${role ?? "unverified"}\t${email}`,
  );
  return [...lines, `${users.length} with an address`];
}

async function deleteUser(
  { database: { db }, outbox, beforeDelete }: AdminServices,
  emailOrId: string,
): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  await deleteAccount(db, outbox, { userId: id, beforeDelete });
  return [`${name} is deleted, with everything of theirs`];
}

async function endSessions(
  { database: { db }, sessions }: AdminServices,
  emailOrId: string,
): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  await sessions.endAll(db, id);
  return [`${name} is signed in nowhere any more`];
}

async function suspendUser(
  db: Db,
  [email = "", option = "--until", date]: readonly string[],
): Promise<string[]> {
  if (option !== "--until") throw new UsageError(USAGE);
  const owner = await requireOwner(db, email);
  const until = date === undefined ? null : timeOf(date);
  await suspend(db, owner.id, until);
  return [`${owner.email} is suspended ${until ? `until ${until.toISOString()}` : "until resumed"}`];
}

const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;
const DAY_MS = 86_400_000;

/** A day ends at midnight UTC; a time has to say its zone, for the server's own is nobody's. */
function timeOf(date: string): Date {
  const [, day = "", clock, , zone] = DATE.exec(date) ?? [];
  const time = isDay(day) ? Date.parse(date) + (clock ? 0 : DAY_MS) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`${date} is no date: as in 2030-01-31 or 2030-01-31T12:00Z`);
  if (clock && !zone) throw new UsageError(`${date} has no time zone: as in ${date}Z or ${date}+02:00`);
  if (time <= Date.now()) throw new UsageError(`${date} is over already`);
  return new Date(time);
}

/** February has no 31st, which would be read as the 3rd of March. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

async function resumeUser(db: Db, email: string): Promise<string[]> {
  const owner = await requireOwner(db, email);
  if (!(await resume(db, owner.id))) throw new UsageError(`${owner.email} is not suspended`);
  return [`${owner.email} can log in again`];
}

async function exportUser(
  { config, database: { db } }: AdminServices,
  email: string,
  print: Print,
): Promise<string[]> {
  const { id } = await requireOwner(db, email);
  const text = await holdOwnData(db, new Spool(), ownDictionaries(config), id);
  for await (const piece of text.setEncoding("utf8")) await print(String(piece));
  return [""];
}

/** Of an account that was deleted there are still events, by its id. */
const eventsOf = async (db: Db, emailOrId: string): Promise<string> =>
  UUID.test(emailOrId) ? emailOrId.toLowerCase() : (await requireOwner(db, emailOrId)).id;

/** Guests have no address, and logs know an account by its id alone. */
async function requireAccount(db: Db, emailOrId: string): Promise<{ id: string; name: string }> {
  if (!UUID.test(emailOrId)) {
    const { id, email } = await requireOwner(db, emailOrId);
    return { id, name: email };
  }
  const user = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("id", "=", emailOrId)
    .executeTakeFirst();
  if (!user) throw new UsageError(`There is no account with the id ${emailOrId}`);
  return { id: user.id, name: user.email ?? user.id };
}

async function replay({ db }: Database, email: string): Promise<string[]> {
  const { id } = await requireOwner(db, email);
  const { cards, different } = await replayAll(db, id);
  const kept = different === 0 ? "what was kept is the same" : `${different} were kept differently`;
  return [`${cards} cards are computed from their reviews: ${kept}`];
}

async function backup({ pool }: Database, file: string): Promise<string[]> {
  const { tables, rows } = await makeBackup(pool, file);
  return [`${file} holds ${rows} rows of ${tables} tables`];
}

async function restore({ pool }: Database, words: readonly string[]): Promise<string[]> {
  const [file, ...others] = words.filter((word) => word !== "--replace");
  if (!file || others.length > 0) throw new UsageError(USAGE);
  const replace = words.includes("--replace");
  const { rows, madeAt, migrated } = await restoreBackup(pool, { file, migrations: MIGRATIONS, replace });
  return [
    `${rows} rows are back as they were at ${madeAt}; everybody has to sign in again`,
    ...migrated.map((name) => `brought forward by ${name}`),
    ...((await hasCitus(pool)) ? ["All of it is on the coordinator: run distribute to spread it again"] : []),
  ];
}

async function checkDistribution({ pool }: Database, option: string): Promise<string[]> {
  if (option !== "--check") throw new UsageError(USAGE);
  return describeDistribution(pool);
}

async function endShare(db: Db, url: string): Promise<string[]> {
  if (!(await deleteShareAt(db, url))) throw new UsageError(`There is no share at ${url}`);
  return [`${url} is ended`];
}

async function requireOwner(db: Db, email: string): Promise<Owner> {
  const owner = await findOwner(db, email);
  if (!owner) throw new UsageError(`There is no verified account with the address ${email}`);
  return owner;
}
