import type { FastifyRequest } from "fastify";
import { CompiledQuery, sql } from "kysely";

import type { Direction, DictionariesSort, WordsSort } from "../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { POLICIES_VERSION } from "../../shared/policies.ts";
import type { Role } from "../../shared/roles.ts";
import { AppError } from "../app-error.ts";
import { LEARNER_SETTINGS, type LearnerSettings } from "../database/learner-settings.ts";
import type { Db } from "../database/open.ts";
import { SUSPENDED } from "../database/suspended.ts";
import type { CookieJar } from "./cookies.ts";
import { readOwnedToken } from "./random-token.ts";

/** The account that makes a request; read with the session on every request. */
export interface Account {
  id: string;
  role: Role | null;
  email: string | null;
  pendingEmail: string | null;
  interfaceLanguage: InterfaceLanguage;
  policiesAccepted: boolean;
  dictionariesSort: DictionariesSort;
  dictionariesSortDirection: Direction;
  dictionaryWordsSort: WordsSort;
  dictionaryWordsSortDirection: Direction;
  createdAt: Date;
  expiresAt: Date | null;
  hasPassword: boolean;
  passwordChangedAt: Date | null;
  learner: LearnerSettings;
  /** By an operator, until a time or for good. */
  suspended: { until: Date | null } | null;
  /** Its role may be required to use one-time codes, and it has none. */
  lacksTotp: boolean;
}

/** How much of its limits an account has used. */
interface Usage {
  dictionaries: number;
  testsToday: number;
  testsResetAt: Date;
}

export interface Session {
  id: string;
  tokenHash: Buffer;
  /** Its owner recently proved who they are (contract §16). */
  proven: boolean;
  provedAt: Date;
  /** Seconds since the session was last marked as used. */
  idleSeconds: number;
  account: Account;
  /** Only where it was asked for. */
  usage: Usage | null;
}

/** Without the prefix that `CookieJar` may give it. */
export const SESSION_COOKIE = "session";
export const SESSION_IDLE_DAYS = 60;
export const SESSION_ABSOLUTE_DAYS = 365;
/** A session is marked as used at most this often, so that most reads write nothing. */
const TOUCH_AFTER_SECONDS = 3600;
/** How long a proof holds; no setting shortens it (contract §16). */
export const PROOF_MINUTES = 10;

type AccountRow = Omit<Account, "id" | "policiesAccepted" | "learner" | "suspended" | "lacksTotp"> &
  LearnerSettings &
  Partial<Usage> & {
    policiesVersion: string | null;
    suspended: boolean;
    suspendedUntil: Date | null;
    /** Null where there is no role yet. */
    lacksTotp: boolean | null;
  };
type SessionRow = AccountRow & Pick<Session, "id" | "provedAt" | "proven" | "idleSeconds">;

const ACCOUNT = `
  u.role, u.email, u.pending_email AS "pendingEmail", u.interface_language AS "interfaceLanguage",
  u.policies_version AS "policiesVersion", u.dictionaries_sort AS "dictionariesSort",
  u.dictionaries_sort_direction AS "dictionariesSortDirection",
  u.dictionary_words_sort AS "dictionaryWordsSort",
  u.dictionary_words_sort_direction AS "dictionaryWordsSortDirection",
  u.created_at AS "createdAt", u.expires_at AS "expiresAt", u.password_hash IS NOT NULL AS "hasPassword",
  u.password_changed_at AS "passwordChangedAt",
  ${LEARNER_SETTINGS},
  ${SUSPENDED} AS suspended,
  u.suspended_until AS "suspendedUntil",
  u.role = 'developer' AND NOT EXISTS (
    SELECT 1 FROM totp AS t WHERE t.user_id = $1 AND t.enabled_at IS NOT NULL) AS "lacksTotp"`;
const USAGE = `
  (SELECT count(*)::int FROM dictionaries AS d WHERE d.user_id = $1) AS dictionaries,
  coalesce((SELECT d.used FROM test_days AS d
    WHERE d.user_id = $1 AND d.day = (now() AT TIME ZONE 'UTC')::date), 0) AS "testsToday",
  ((now() AT TIME ZONE 'UTC')::date + 1)::timestamp AT TIME ZONE 'UTC' AS "testsResetAt"`;

/** Plain SQL: it runs on every request, and building it would take a third as long as running it. */
const sessionWith = (columns: string): string => `
  SELECT s.id, extract(epoch FROM now() - s.last_seen_at)::float8 AS "idleSeconds",
    coalesce(s.proved_at, s.created_at) AS "provedAt",
    coalesce(s.proved_at, s.created_at) > now() - make_interval(mins => ${PROOF_MINUTES}) AS proven, ${columns}
  FROM sessions AS s JOIN users AS u ON u.id = $1
  WHERE s.user_id = $1 AND s.token_hash = $2
    AND s.last_seen_at > now() - make_interval(days => ${SESSION_IDLE_DAYS})
    AND s.created_at > now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})
    AND (u.expires_at IS NULL OR u.expires_at > now())`;
const SESSION = sessionWith(ACCOUNT);
const SESSION_WITH_USAGE = sessionWith(`${ACCOUNT}, ${USAGE}`);
const ACCOUNT_WITH_USAGE = `SELECT ${ACCOUNT}, ${USAGE} FROM users AS u WHERE u.id = $1`;

/** The session that a request brings, or null. Changes nothing. */
export async function sessionOf(
  db: Db,
  cookies: CookieJar,
  request: FastifyRequest,
  withUsage = false,
): Promise<Session | null> {
  const token = await tokenOf(db, cookies, request);
  return token && findSession(db, token, withUsage);
}

interface SessionToken {
  userId: string;
  tokenHash: Buffer;
}

/** Whose session a cookie says that it is. One of the release before does not: its user is looked up (decision 220). */
export async function tokenOf(
  db: Db,
  cookies: CookieJar,
  request: FastifyRequest,
): Promise<SessionToken | null> {
  const owned = readOwnedToken(cookies.read(request, SESSION_COOKIE));
  if (!owned) return null;
  const { userId, tokenHash } = owned;
  if (userId !== null) return { userId, tokenHash };
  const row = await db
    .selectFrom("sessions")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row ? { userId: row.user_id, tokenHash } : null;
}

/** The user's live session with this hash; null if there is none, or if it or its account has expired. */
export async function findSession(
  db: Db,
  { userId, tokenHash }: SessionToken,
  withUsage = false,
): Promise<Session | null> {
  const row = await readFirst<SessionRow>(db, withUsage ? SESSION_WITH_USAGE : SESSION, [userId, tokenHash]);
  if (!row) return null;
  const { id, proven, provedAt, idleSeconds, ...account } = row;
  return { id, tokenHash, proven, provedAt, idleSeconds, ...accountIn(account, userId) };
}

/** Keeps a used session alive. */
export async function touch(db: Db, session: Session): Promise<void> {
  if (session.idleSeconds >= TOUCH_AFTER_SECONDS) await markUsed(db, session);
}

export async function markUsed(db: Db, session: Session): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("user_id", "=", session.account.id)
    .where("token_hash", "=", session.tokenHash)
    .execute();
}

/** An account with its usage, without a session; 401 for one that is gone. */
export async function readAccount(db: Db, userId: string): Promise<Pick<Session, "account" | "usage">> {
  const row = await readFirst<AccountRow>(db, ACCOUNT_WITH_USAGE, [userId]);
  if (!row) throw new AppError("unauthorized");
  return accountIn(row, userId);
}

async function readFirst<Row>(db: Db, text: string, values: unknown[]): Promise<Row | undefined> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows[0];
}

function accountIn(row: AccountRow, id: string): Pick<Session, "account" | "usage"> {
  const { policiesVersion, suspended, suspendedUntil, lacksTotp, ...columns } = row;
  const { dictionaries, testsToday, testsResetAt, ...more } = columns;
  const { minutesPerDay, newPerDay, introduce, ...others } = more;
  const { retention, timeZone, dayStartsAt, memoryOf, now, ...account } = others;
  return {
    account: {
      id,
      ...account,
      policiesAccepted: policiesVersion === POLICIES_VERSION,
      learner: { minutesPerDay, newPerDay, introduce, retention, timeZone, dayStartsAt, memoryOf, now },
      suspended: suspended ? { until: suspendedUntil } : null,
      lacksTotp: lacksTotp ?? false,
    },
    usage:
      dictionaries === undefined || testsToday === undefined || !testsResetAt
        ? null
        : { dictionaries, testsToday, testsResetAt },
  };
}
