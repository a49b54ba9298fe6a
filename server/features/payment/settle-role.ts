import type { Db } from "../../database/open.ts";
import { storeEnding } from "./endings.ts";
import { roleBy, surplusOf } from "./rules.ts";

/** Makes the role match the subscriptions. The caller has locked the user's row. */
export async function settleRole(db: Db, userId: string): Promise<void> {
  const subscriptions = await db
    .selectFrom("payment_subscriptions")
    .select(["id", "customer_id", "status", "started_at"])
    .where("user_id", "=", userId)
    .execute();
  for (const { id, customer_id } of surplusOf(subscriptions))
    await storeEnding(db, { id, customerId: customer_id, whole: true });
  const { role } = await db
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const settled = roleBy(
    subscriptions.map(({ status }) => status),
    role,
  );
  if (settled !== role)
    await db.updateTable("users").set({ role: settled }).where("id", "=", userId).execute();
}
