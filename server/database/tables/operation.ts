import type { ColumnType, Generated } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { MailKind } from "../../messages/mails/mail-texts.ts";
import type { ReminderFacts } from "../../services/mail-message.ts";
import type { Defaulted } from "./defaulted.ts";

/** What the server needs to run. */
export interface OperationTables {
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  work_keys: WorkKeysTable;
  push_keys: PushKeysTable;
  operator_events: OperatorEventsTable;
  security_events: SecurityEventsTable;
}

export interface OutboxTable {
  id: string;
  /** Null: written like any mail, sent to nobody. */
  address: string | null;
  kind: MailKind;
  language: InterfaceLanguage;
  code: string | null;
  topic: string | null;
  /** The token in the mail's link, or a device. */
  detail: Defaulted<string | null>;
  /** Of a reminder alone; written as JSON. */
  reminder: ColumnType<ReminderFacts | null, string | null | undefined, never>;
  attempts: Defaulted<number>;
  created_at: Generated<Date>;
  next_try_at: Generated<Date>;
  expires_at: Date;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  used: number;
}

export interface WorkKeysTable {
  id: Generated<boolean>;
  key: Buffer;
}

/** The one row has this server's key for push services. */
export interface PushKeysTable {
  id: Generated<boolean>;
  /** The secret number of a P-256 key. */
  private_key: Buffer;
}

export interface OperatorEventsTable {
  id: string;
  at: Generated<Date>;
  operator: string;
  command: string;
  account_id: string | null;
  succeeded: boolean;
}

export interface SecurityEventsTable {
  id: string;
  at: Generated<Date>;
  event: string;
  account_id: string | null;
  /** Which way: "password", "google", … */
  by: string | null;
}
