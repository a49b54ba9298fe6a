import Fastify from "fastify";
import { sql } from "kysely";

import { readConfig } from "../server/config.ts";
import { connect } from "../server/database/connect.ts";

/** The baseline for our own route: Fastify and the same driver with one read and one write. */
const config = readConfig(process.env);
const database = await connect(config, {
  exclusive: false,
  log: (line) => process.stderr.write(`${line}\n`),
});
const { db } = database;
const app = Fastify();
app.post<{ Body: { id: number } }>("/", async ({ body: { id } }) => {
  const { rows } = await sql<{
    value: number;
  }>`SELECT b.value FROM bench_rows AS b WHERE b.id = ${id}`.execute(db);
  await sql`UPDATE bench_rows SET value = ${(rows[0]?.value ?? 0) + 1} WHERE id = ${id}`.execute(db);
  return { value: rows[0]?.value };
});
process.on("SIGTERM", () => void app.close().then(database.close));
await app.listen({ port: config.PORT, host: config.HOST });
process.stdout.write("ready\n");
