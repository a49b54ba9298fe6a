import type pg from "pg";

/** Whether the rows of users are on the workers of Citus. */
export async function isSpread(client: pg.ClientBase): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const { rowCount } = await client.query("SELECT FROM pg_dist_partition WHERE logicalrelid::text = 'users'");
  return rowCount === 1;
}

export async function hasCitus(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  return rowCount === 1;
}
