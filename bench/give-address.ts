import type pg from "pg";

/** Gives an account a proven address and a password, so that its person can log in. */
export async function giveAddress(
  pool: pg.Pool,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await pool.query(
    `WITH account AS (
       UPDATE users SET expires_at = NULL, email = $2, email_key = $2, password_hash = $3 WHERE id = $1
       RETURNING id, email_key
     )
     INSERT INTO addresses (user_id, email_key, proven) SELECT id, email_key, true FROM account`,
    [userId, email, passwordHash],
  );
}
