import { hash, hashRaw, verify, type Options } from "@node-rs/argon2";

/** argon2id, the least that OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const PARAMETERS = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** For what is looked up by its hash: at the same cost, with the salt that belongs to it. */
export const hashWithSalt = (text: string, salt: Buffer): Promise<Buffer> => hashRaw(text, { ...COST, salt });

/** A hash of an earlier cost is renewed when its password is known for a moment. */
export const isOfAnotherCost = (passwordHash: string): boolean => !passwordHash.includes(PARAMETERS);

/** Compared where there is nothing to compare with, so that it takes the same time. */
const nobodysHash = hashPassword("");

/** Whether the password belongs to the hash. Without a hash it is never right, and takes as long to find out. */
export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password);
  return right && Boolean(passwordHash);
}
