import type { Role } from "../shared/roles.ts";
import { short } from "../shared/text/bounds.ts";
import { lowerCase } from "../shared/text/transform.ts";
import { UsageError } from "./admin-error.ts";
import { AppError } from "./app-error.ts";
import { lockUser } from "./database/locks.ts";
import type { Database, Db } from "./database/open.ts";
import { findOwner, type Owner } from "./features/auth/addresses.ts";
import { deleteAccount } from "./features/auth/deletion.ts";
import { tellOwner } from "./features/auth/notices.ts";
import { asksForCode, endEnrolment } from "./features/auth/totp/enrolment.ts";
import { ownDictionaries } from "./features/own-data.ts";
import { replayAll } from "./features/reviews/replay.ts";
import { holdOwnData } from "./features/users/own-data.ts";
import type { ProcessServices } from "./services.ts";
import { Spool } from "./spool.ts";
import { resume, suspend } from "./suspension.ts";

export type AdminServices = Pick<
  ProcessServices,
  "config" | "database" | "outbox" | "sessions" | "beforeDelete"
>;

/** Streams output that is too long to build as lines in memory. */
export type Print = (piece: string) => Promise<void> | void;

/** Guests have no address and sign up by themselves. */
export const ROLES = ["user", "premium", "developer", "friend"] as const satisfies readonly Role[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null where there is none. */
export async function findAccountId(db: Db, emailOrId: string): Promise<string | null> {
  if (UUID.test(emailOrId)) return lowerCase(short(emailOrId));
  return emailOrId.includes("@") ? ((await findOwner(db, emailOrId))?.id ?? null) : null;
}

export async function setRole(db: Db, email: string, wanted: string): Promise<string[]> {
  const role = ROLES.find((one) => one === wanted);
  if (!role) throw new UsageError(`There is no role ${wanted} to give: ${ROLES.join(", ")}`);
  const owner = await requireOwner(db, email);
  await db.updateTable("users").set({ role }).where("id", "=", owner.id).execute();
  return [`${owner.email} is ${role} now`];
}

export async function listUsers(db: Db): Promise<string[]> {
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

export async function deleteUser(
  { database: { db }, outbox, beforeDelete }: AdminServices,
  emailOrId: string,
): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  await deleteAccount(db, outbox, { userId: id, beforeDelete });
  return [`${name} is deleted, with everything of theirs`];
}

export async function endSessions(
  { database: { db }, sessions }: AdminServices,
  emailOrId: string,
): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  await sessions.endAll(db, id);
  return [`${name} is signed in nowhere any more`];
}

export async function endTotp(
  { database: { db }, outbox }: AdminServices,
  emailOrId: string,
): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  const ended = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, id))) throw new AppError("unauthorized");
    if (!(await asksForCode(tx, id))) return false;
    await endEnrolment(tx, id);
    await tellOwner(tx, outbox, id, "totp_disabled");
    return true;
  });
  if (!ended) throw new UsageError(`${name} uses no one-time codes`);
  return [`${name} logs in without one-time codes from now on`];
}

export async function suspendUser(db: Db, emailOrId: string, date: string | undefined): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  const until = date === undefined ? null : timeOf(date);
  await suspend(db, id, until);
  return [`${name} is suspended ${until ? `until ${until.toISOString()}` : "until resumed"}`];
}

const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;
const DAY_MS = 86_400_000;

/**
 * A date alone ends at midnight UTC. A time must name its zone: the server's own zone means nothing to the operator.
 */
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

export async function resumeUser(db: Db, emailOrId: string): Promise<string[]> {
  const { id, name } = await requireAccount(db, emailOrId);
  if (!(await resume(db, id))) throw new UsageError(`${name} is not suspended`);
  return [`${name} can log in again`];
}

export async function exportUser(
  { config, database: { db } }: AdminServices,
  emailOrId: string,
  print: Print,
): Promise<string[]> {
  const { id } = await requireAccount(db, emailOrId);
  const caller = { name: "operator", networks: [], left: new AbortController().signal };
  const text = await holdOwnData(db, ownDictionaries(config), { userId: id, spool: new Spool(), caller });
  for await (const piece of text.setEncoding("utf8")) await print(String(piece));
  return [""];
}

/** Events of a deleted account are still there, under its id. */
export const eventsOf = async (db: Db, emailOrId: string): Promise<string> =>
  UUID.test(emailOrId) ? lowerCase(short(emailOrId)) : (await requireOwner(db, emailOrId)).id;

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

export async function replay({ db }: Database, emailOrId: string): Promise<string[]> {
  const { id } = await requireAccount(db, emailOrId);
  const { cards, different } = await replayAll(db, id);
  const kept = different === 0 ? "what was kept is the same" : `${different} were kept differently`;
  return [`${cards} cards are computed from their reviews: ${kept}`];
}

async function requireOwner(db: Db, email: string): Promise<Owner> {
  const owner = await findOwner(db, email);
  if (!owner) throw new UsageError(`There is no verified account with the address ${email}`);
  return owner;
}
