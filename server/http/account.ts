import { CompiledQuery } from "kysely";

import type { Direction, DictionariesSort, WordsSort } from "../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { POLICIES_VERSION } from "../../shared/policies.ts";
import type { Role } from "../../shared/roles.ts";
import type { Db } from "../database/open.ts";

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
  /** By an operator, until a time or for good. */
  suspended: { until: Date | null } | null;
  /** Its role may be required to use one-time codes, and it has none. */
  lacksTotp: boolean;
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
}

export const SESSION_IDLE_DAYS = 14;
export const SESSION_ABSOLUTE_DAYS = 90;
/** How long a proof holds; no setting shortens it (contract §16). */
export const PROOF_MINUTES = 10;

interface SessionRow {
  id: string;
  user_id: string;
  idle_seconds: number;
  proven: boolean;
  proved_at: Date;
}

interface AccountRow {
  role: Account["role"];
  email: string | null;
  pending_email: string | null;
  interface_language: InterfaceLanguage;
  policies_version: string | null;
  dictionaries_sort: DictionariesSort;
  dictionaries_sort_direction: Direction;
  dictionary_words_sort: WordsSort;
  dictionary_words_sort_direction: Direction;
  suspended: boolean;
  suspended_until: Date | null;
  /** Null where there is no role yet. */
  lacks_totp: boolean | null;
}

/** Plain SQL: both run on every request, and building them would take a third as long as running them. */
const LIVE_SESSION = `
  SELECT s.id, s.user_id, extract(epoch FROM now() - s.last_seen_at)::float8 AS idle_seconds,
    coalesce(s.proved_at, s.created_at) AS proved_at,
    coalesce(s.proved_at, s.created_at) > now() - make_interval(mins => ${PROOF_MINUTES}) AS proven
  FROM sessions AS s
  WHERE s.token_hash = $1
    AND s.last_seen_at > now() - make_interval(days => ${SESSION_IDLE_DAYS})
    AND s.created_at > now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})`;

const LIVE_ACCOUNT = `
  SELECT u.role, u.email, u.pending_email, u.interface_language, u.policies_version, u.dictionaries_sort,
    u.dictionaries_sort_direction, u.dictionary_words_sort, u.dictionary_words_sort_direction,
    u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true) AS suspended, u.suspended_until,
    u.role = 'developer' AND NOT EXISTS (
      SELECT 1 FROM totp AS t WHERE t.user_id = $1 AND t.enabled_at IS NOT NULL) AS lacks_totp
  FROM users AS u
  WHERE u.id = $1 AND (u.expires_at IS NULL OR u.expires_at > now())`;

/** The live session with this hash; null if there is none, or if it or its account has expired. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<Session | null> {
  const session = await readFirst<SessionRow>(db, LIVE_SESSION, tokenHash);
  const row = session && (await readFirst<AccountRow>(db, LIVE_ACCOUNT, session.user_id));
  if (!session || !row) return null;
  return {
    id: session.id,
    tokenHash,
    proven: session.proven,
    provedAt: session.proved_at,
    idleSeconds: session.idle_seconds,
    account: {
      id: session.user_id,
      role: row.role,
      email: row.email,
      pendingEmail: row.pending_email,
      interfaceLanguage: row.interface_language,
      policiesAccepted: row.policies_version === POLICIES_VERSION,
      dictionariesSort: row.dictionaries_sort,
      dictionariesSortDirection: row.dictionaries_sort_direction,
      dictionaryWordsSort: row.dictionary_words_sort,
      dictionaryWordsSortDirection: row.dictionary_words_sort_direction,
      suspended: row.suspended ? { until: row.suspended_until } : null,
      lacksTotp: row.lacks_totp ?? false,
    },
  };
}

async function readFirst<Row>(db: Db, text: string, value: Buffer | string): Promise<Row | undefined> {
  return (await db.executeQuery(CompiledQuery.raw(text, [value]) as CompiledQuery<Row>)).rows[0];
}
