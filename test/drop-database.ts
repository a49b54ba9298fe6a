import type pg from "pg";

const IN_USE = "55006";

/**
 * Drops a database, even while clients are connected. FORCE is not tried first: we own the database but not the
 * cluster, so we may not terminate autovacuum, which PostgreSQL stops itself for a plain DROP.
 */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  try {
    await admin.query(`DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === IN_USE)) throw error;
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
