import { CompiledQuery } from "kysely";

import type { Direction, DictionariesSort, WordsSort } from "../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { POLICIES_VERSION } from "../../shared/policies.ts";
import type { Role } from "../../shared/roles.ts";
import type { Db } from "../database/open.ts";

/** What a request knows of the one who makes it: read with the session, each time. */
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
  /** Has a role that may be asked to have one-time codes, and has none. */
  lacksTotp: boolean;
}

export interface Session {
  id: string;
  tokenHash: Buffer;
  /** Its owner proved lately who they are (contract §16). */
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
  role: Account["role"];
  email: string | null;
  pending_email: string | null;
  interface_language: InterfaceLanguage;
  policies_version: string | null;
  dictionaries_sort: DictionariesSort;
  dictionaries_sort_direction: Direction;
  dictionary_words_sort: WordsSort;
  dictionary_words_sort_direction: Direction;
  idle_seconds: number;
  suspended: boolean;
  suspended_until: Date | null;
  /** Null where there is no role yet. */
  lacks_totp: boolean | null;
  session_id: string;
  proven: boolean;
  proved_at: Date;
}

/** Written out: it is read with every request, and building it would take a third as long as running it. */
const LIVE_SESSION = `
  SELECT u.id, u.role, u.email, u.pending_email, u.interface_language, u.policies_version, u.dictionaries_sort,
    u.dictionaries_sort_direction, u.dictionary_words_sort, u.dictionary_words_sort_direction,
    u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true) AS suspended, u.suspended_until,
    u.role = 'developer' AND NOT EXISTS (
      SELECT 1 FROM totp AS t WHERE t.user_id = u.id AND t.enabled_at IS NOT NULL) AS lacks_totp,
    extract(epoch FROM now() - s.last_seen_at)::float8 AS idle_seconds,
    s.id AS session_id, coalesce(s.proved_at, s.created_at) AS proved_at,
    coalesce(s.proved_at, s.created_at) > now() - make_interval(mins => ${PROOF_MINUTES}) AS proven
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1
    AND s.last_seen_at > now() - make_interval(days => ${SESSION_IDLE_DAYS})
    AND s.created_at > now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})
    AND (u.expires_at IS NULL OR u.expires_at > now())`;

/** The live session with this hash; null when there is none, it has run out, or its account has. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<Session | null> {
  const query = CompiledQuery.raw(LIVE_SESSION, [tokenHash]) as CompiledQuery<SessionRow>;
  const [row] = (await db.executeQuery(query)).rows;
  if (!row) return null;
  return {
    id: row.session_id,
    tokenHash,
    proven: row.proven,
    provedAt: row.proved_at,
    idleSeconds: row.idle_seconds,
    account: {
      id: row.id,
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
