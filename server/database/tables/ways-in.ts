import type { ColumnType, Generated } from "kysely";

import type { Defaulted } from "./defaulted.ts";

/** The ways to log in to an account, besides its password. */
export interface WayInTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identities: IdentitiesTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  log_in_flows: LogInFlowsTable;
  tokens: TokensTable;
}

export interface PasskeysTable {
  user_id: string;
  id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** Read as a text: 32 bits without a sign. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Defaulted<Date | null>;
}

export interface PasskeyChallengesTable {
  challenge: Buffer;
  purpose: "create" | "log_in" | "prove" | "sign_up";
  token_hash: Buffer;
  /** The account that a sign-up is to make; null where there is one already. */
  new_account: Defaulted<string | null>;
  expires_at: Date;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
}

export interface TotpTable {
  user_id: string;
  secret: Buffer;
  /** Null while no code was confirmed. */
  enabled_at: Defaulted<Date | null>;
  /** A bigint, which comes as text. */
  last_step: ColumnType<string, number | undefined, number>;
  /** Wrong second steps of the last hour. */
  wrong_at: Defaulted<Date[]>;
  locked_until: Defaulted<Date | null>;
  recovery_salt: Buffer;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface LogInFlowsTable {
  token_hash: Buffer;
  user_id: string;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface TokensTable {
  user_id: string;
  id: string;
  name: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Defaulted<Date | null>;
}
