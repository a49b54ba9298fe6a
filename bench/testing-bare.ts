import Fastify from "fastify";
import { sql } from "kysely";

import { openDatabase } from "../server/database/open.ts";

/** What our own route is compared with: Fastify and the same driver, one read and one write, and nothing else. */
const [connection = "{}"] = process.argv.slice(2);
const { db } = openDatabase({
  ...(JSON.parse(connection) as object),
  poolSize: 16,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
const app = Fastify();
app.post<{ Body: { id: number } }>("/", async ({ body: { id } }) => {
  const { rows } = await sql<{
    value: number;
  }>`SELECT b.value FROM bench_rows AS b WHERE b.id = ${id}`.execute(db);
  await sql`UPDATE bench_rows SET value = ${(rows[0]?.value ?? 0) + 1} WHERE id = ${id}`.execute(db);
  return { value: rows[0]?.value };
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
