import type { Generated } from "kysely";

import type { DictionariesSort, Direction, WordsSort } from "../../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Role } from "../../../shared/roles.ts";
import type { Defaulted } from "./defaulted.ts";

/** Accounts, their addresses and their sessions. */
export interface AccountTables {
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  verifications: VerificationsTable;
  email_changes: EmailChangesTable;
  email_undos: EmailUndosTable;
  restore_flows: RestoreFlowsTable;
}

export interface UsersTable {
  id: string;
  email: string | null;
  /** The address folded for comparison, as in `addresses`. */
  email_key: string | null;
  pending_email: string | null;
  password_hash: string | null;
  /** Null without a password, and if it has not changed since the account was created. */
  password_changed_at: Defaulted<Date | null>;
  /** When its address was taken back; null once a password is set. */
  taken_back_at: Defaulted<Date | null>;
  /** When a payment was first refunded. */
  refunded_at: Defaulted<Date | null>;
  /** When an operator suspended it; null: not suspended. */
  suspended_at: Defaulted<Date | null>;
  /** Null: for good. */
  suspended_until: Defaulted<Date | null>;
  role: Role | null;
  interface_language: InterfaceLanguage;
  dictionaries_sort: Defaulted<DictionariesSort>;
  dictionaries_sort_direction: Defaulted<Direction>;
  dictionary_words_sort: Defaulted<WordsSort>;
  dictionary_words_sort_direction: Defaulted<Direction>;
  policies_version: Defaulted<string | null>;
  policies_accepted_at: Defaulted<Date | null>;
  created_at: Generated<Date>;
  expires_at: Date | null;
  review_minutes: Defaulted<number>;
  review_new: Defaulted<number>;
  review_retention: Defaulted<number>;
  review_time_zone: Defaulted<string>;
  review_day_starts_at: Defaulted<number>;
  /** New words are shown before they are asked. */
  review_introduce: Defaulted<boolean>;
  /** The settings by which the memory of all cards was computed. */
  memory_of: Defaulted<string>;
  /** The latest reviews that a device has taken back, by their ids. */
  withdrawn_reviews: Defaulted<string[]>;
}

export interface AddressesTable {
  /** The address folded for comparison; unique among those that are proven. */
  email_key: string;
  user_id: string;
  proven: boolean;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  token_hash: Buffer;
  id: Generated<string>;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  device: Defaulted<string | null>;
  /** Null: the proof is from when the session began. */
  proved_at: Defaulted<Date | null>;
}

export interface KnownDevicesTable {
  user_id: string;
  token_hash: Buffer;
  last_seen_at: Generated<Date>;
}

export interface VerificationsTable {
  user_id: string;
  email: string;
  email_key: string;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface EmailChangesTable {
  user_id: string;
  email: string;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface EmailUndosTable {
  token_hash: Buffer;
  user_id: string;
  /** The previous address. */
  email: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface RestoreFlowsTable {
  token_hash: Buffer;
  /** Null where a node of an older release opened it. */
  person_key: Defaulted<string | null>;
  user_id: string | null;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  verified: Defaulted<boolean>;
  expires_at: Date;
}
