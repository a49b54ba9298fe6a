import { sql } from "kysely";

import type { Db } from "../server/database/open.ts";
import { codeOfStep, STEP_SECONDS } from "../server/features/auth/totp/one-time-code.ts";
import { api } from "../shared/api/index.ts";
import type { TestClient } from "./client.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app with the secret of an account that uses one-time codes. */
export interface Authenticator {
  recoveryCodes: string[];
  /** A code that the server accepts: earlier ones count as used long ago. */
  code(): Promise<string>;
  /** A code that is not valid now. */
  wrong(): string;
}

/** Turns one-time codes on, as the screen does. */
export async function turnOn(client: TestClient, db: Db): Promise<Authenticator> {
  const secret = bytesOf((await client.ok(api.totp.begin)).secret);
  const now = (aside = 0): string => codeOfStep(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS) + aside);
  const { recoveryCodes } = await client.ok(api.totp.confirm, { body: { code: now() } });
  const { id } = await client.ok(api.users.me);
  return {
    recoveryCodes,
    code: async () => {
      await sql`UPDATE totp SET last_step = 0 WHERE user_id = ${id}`.execute(db);
      return now();
    },
    wrong: () => {
      const right = new Set([-2, -1, 0, 1, 2].map(now));
      return (
        ["000000", "111111", "222222", "333333", "444444", "555555"].find((one) => !right.has(one)) ?? ""
      );
    },
  };
}
