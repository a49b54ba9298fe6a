import { randomInt } from "node:crypto";

import { RECOVERY_CODES } from "../../../../shared/limits.ts";
import { RECOVERY_ALPHABET } from "../../../../shared/text-rules.ts";
import type { Db } from "../../../database/open.ts";
import { hashWithSalt } from "../passwords.ts";

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODES.length }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join("");

/** Ten codes of fifty bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES.many }, newCode);

/** "abcde-fghjk": as it is displayed. */
export const written = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** One salt per account, so that a code is hashed once to be compared with all of them. */
export const sealRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> => hashWithSalt(code, salt);

/** Uses up a code; false if it is not one of the account's unused codes. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  { code, salt }: { code: string; salt: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", await sealRecoveryCode(code, salt))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
