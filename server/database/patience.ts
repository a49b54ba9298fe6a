import type pg from "pg";

/**
 * Waits for a statement's answer, but not for ever: a server that hangs or lies behind a broken network says nothing, and a
 * connection that is waited on is lost to everybody else. It is ended then, and the statement fails as with any lost connection.
 */
export async function patiently<T>(
  client: pg.PoolClient,
  seconds: number,
  statement: Promise<T>,
): Promise<T> {
  // The connection is cut at once while a statement is under way; who waits for it learns of it by the statement.
  const timer = setTimeout(() => void client.end().catch(() => {}), seconds * 1000);
  try {
    return await statement;
  } finally {
    clearTimeout(timer);
  }
}
