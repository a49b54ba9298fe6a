import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Role } from "../../../shared/roles.ts";
import type { Db } from "../../database/open.ts";
import type { Caller } from "../../fair-queue.ts";
import { emailKey, lookUpAddress } from "./addresses.ts";
import { isRightPassword } from "./passwords.ts";

export interface Candidate {
  id: string;
  passwordHash: string | null;
}

interface Candidates {
  owner: Candidate | undefined;
  newest: Candidate | undefined;
}

/**
 * Whose password this is: the address's owner's, otherwise that of the newest sign-up that waits for it. Two passwords
 * are always compared, so that neither the answer nor its time shows whether the address has an owner or how many
 * sign-ups wait.
 */
export async function findByPassword(
  caller: Caller,
  { owner, newest }: Candidates,
  password: string,
): Promise<Candidate | null> {
  const [isOwner, isNewest] = await Promise.all(
    [owner, newest].map((candidate) => isRightPassword(caller, candidate?.passwordHash, password)),
  );
  if (isOwner && owner) return owner;
  return isNewest && newest ? newest : null;
}

/** The same number of statements runs for an address that nobody has. */
export async function findCandidates(db: Db, email: string): Promise<Candidates> {
  const { owner, newest } = await lookUpAddress(db, email);
  const anybody = owner ?? newest ?? uuidv7();
  const first = await readCandidate(db, email, owner ?? anybody);
  const second = await readCandidate(db, email, newest ?? anybody);
  return {
    owner: first?.role ? first : undefined,
    newest: second && !second.role ? second : undefined,
  };
}

const readCandidate = (
  db: Db,
  email: string,
  userId: string,
): Promise<(Candidate & { role: Role | null }) | undefined> =>
  db
    .selectFrom("users")
    .select(["id", "password_hash as passwordHash", "role"])
    .where("id", "=", userId)
    .where("email_key", "=", emailKey(email))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
