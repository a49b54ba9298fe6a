import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { emailKey } from "./addresses.ts";
import { readPasswordHash } from "./new-password.ts";
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
 * Whose password this is: the address's owner's, else that of the newest sign-up that waits for it. Two passwords are
 * always compared, so that neither the answer nor its time tells whether the address has an owner or how many wait.
 */
export async function findByPassword(
  { owner, newest }: Candidates,
  password: string,
): Promise<Candidate | null> {
  const [isOwner, isNewest] = await Promise.all(
    [owner, newest].map((candidate) => isRightPassword(candidate?.passwordHash, password)),
  );
  if (isOwner && owner) return owner;
  return isNewest && newest ? newest : null;
}

/** The same of an account that is held by now: its password may have been changed since it was compared. */
export async function isStillRight(
  tx: Db,
  { id, passwordHash }: Candidate,
  password: string,
): Promise<boolean> {
  const now = await readPasswordHash(tx, id);
  return now === passwordHash || isRightPassword(now, password);
}

export async function findCandidates(db: Db, email: string): Promise<Candidates> {
  const rows = await db
    .selectFrom("users")
    .distinctOn(sql`role IS NULL`)
    .select(["id", "role", "password_hash"])
    .where("email_key", "=", emailKey(email))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .orderBy(sql`role IS NULL`)
    .orderBy("created_at", "desc")
    .execute();
  const candidate = (waits: boolean): Candidate | undefined => {
    const row = rows.find(({ role }) => (role === null) === waits);
    return row && { id: row.id, passwordHash: row.password_hash };
  };
  return { owner: candidate(false), newest: candidate(true) };
}
