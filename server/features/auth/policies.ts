import { sql } from "kysely";

import { POLICIES_VERSION } from "../../../shared/policies.ts";
import type { Db } from "../../database/open.ts";

/** Records which version of the policies was accepted, and when; the first acceptance of a version is kept. */
export async function acceptPolicies(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ policies_version: POLICIES_VERSION, policies_accepted_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .where("policies_version", "is distinct from", POLICIES_VERSION)
    .execute();
}
