import { sql } from "kysely";

import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Payment } from "../../services/payment.ts";

interface Person {
  id: string;
  email: string | null;
}

/** The user's customer at the provider, created when first needed and never twice. */
export async function customerOf(db: Db, payment: Payment, person: Person): Promise<string> {
  const { known, generation } = await countCustomers(db, person.id);
  if (known) return known;
  await storeCustomer(db, person.id, await payment.createCustomer(person.id, person.email, generation));
  const customer = await findCustomer(db, person.id);
  // The account was deleted meanwhile.
  if (!customer) throw new AppError("unauthorized");
  return customer;
}

/** In one statement: a customer that appeared between two statements would be taken for an earlier one. */
async function countCustomers(db: Db, userId: string): Promise<{ known: string | null; generation: number }> {
  return db
    .selectFrom("payment_customers")
    .select([
      sql<string | null>`max(id) FILTER (WHERE closed_at IS NULL)`.as("known"),
      sql<number>`count(*)::int`.as("generation"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

export async function findCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("payment_customers")
    .select("id")
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A customer whose user was deleted in the meantime is stored too, so that the job ends it. */
async function storeCustomer(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`SELECT 1 FROM users AS u WHERE u.id = ${userId} FOR KEY SHARE`.execute(tx);
    await tx
      .insertInto("payment_customers")
      .values({ id, user_id: rows.length > 0 ? userId : null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The provider no longer has this customer: the next purchase creates a new one. */
export async function closeCustomer(db: Db, id: string): Promise<void> {
  await db
    .updateTable("payment_customers")
    .set({ closed_at: sql<Date>`now()`, look_at: null })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .execute();
}

export async function isKnownCustomer(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_customers").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** From now on the job checks whether the checkout was paid, frequently at first. */
export async function expectPayment(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable("payment_customers")
    .set({ checkout_at: sql<Date>`now()`, look_at: sql<Date>`now() + interval '1 minute'` })
    .where("id", "=", customerId)
    .execute();
}
