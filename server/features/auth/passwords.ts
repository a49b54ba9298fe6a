import { hash, hashRaw, verify, type Options } from "@node-rs/argon2";

/** argon2id with the minimum that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const PARAMETERS = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** For values that are looked up by their hash: at the same cost, with a given salt. */
export const hashWithSalt = (text: string, salt: Buffer): Promise<Buffer> => hashRaw(text, { ...COST, salt });

/** A hash of a lower cost is renewed while the password is known. */
export const isOfAnotherCost = (passwordHash: string): boolean => !passwordHash.includes(PARAMETERS);

/** Compared where there is nothing to compare with, so that it takes the same time. */
const nobodysHash = hashPassword("");

/** Whether the password matches the hash. Without a hash it never does, and finding out takes as long. */
export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password);
  return right && Boolean(passwordHash);
}
