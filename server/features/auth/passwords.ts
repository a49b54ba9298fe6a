import { hash, hashRaw, verify } from "@node-rs/argon2";

import { FairQueue, type Caller } from "../../fair-queue.ts";
import { COST } from "./password-cost.ts";

const PARAMETERS = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * A hash takes a core for some hundredths of a second, on one of the four threads that files and compression need, too.
 * A school logs in from one address.
 */
const queue = new FairQueue({ atOnce: 2, atOnceOfOne: 2, waiting: 500, waitingOfOne: 100, retryAfter: 2 });

export const hashPassword = (caller: Caller, password: string): Promise<string> =>
  queue.run(caller, () => hash(password, COST));

/**
 * For values that are looked up by their hash: at the same cost, with a given salt. In a transaction, which must not wait
 * in a queue, and only a few times an hour for an account (decision 183).
 */
export const hashWithSalt = (text: string, salt: Buffer): Promise<Buffer> => hashRaw(text, { ...COST, salt });

/** A hash of a lower cost is renewed while the password is known. */
export const isOfAnotherCost = (passwordHash: string): boolean => !passwordHash.includes(PARAMETERS);

/** Compared where there is nothing to compare with, so that it takes the same time. */
const nobodysHash = hash("", COST);

/** Whether the password matches the hash. Without a hash it never does, and finding out takes as long. */
export async function isRightPassword(
  caller: Caller,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const hashed = passwordHash ?? (await nobodysHash);
  const right = await queue.run(caller, () => verify(hashed, password));
  return right && Boolean(passwordHash);
}
