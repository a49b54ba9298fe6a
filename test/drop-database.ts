import type pg from "pg";

const IN_USE = "55006";

/**
 * Drops a database, also while clients are connected. Not by force at first: PostgreSQL asks its own autovacuum to leave, but
 * refuses to let us, who own the database and not the cluster, end it.
 */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  try {
    await admin.query(`DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === IN_USE)) throw error;
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
