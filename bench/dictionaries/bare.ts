import Fastify from "fastify";

import { openDatabase } from "../../server/database/open.ts";
import { pageQuery } from "../../server/features/dictionaries/page.ts";
import { positionOf } from "../../server/features/dictionaries/position.ts";
import type { Direction, WordsSort } from "../../shared/api/values.ts";

/** The baseline for the page of words: a route that runs only the same query. */
const { db, close } = openDatabase({
  connectionString: process.env["DATABASE_URL"] ?? "",
  poolSize: 16,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
const app = Fastify();

interface Query {
  userId: string;
  sort: WordsSort;
  direction: string;
  after?: string;
}

app.get<{ Params: { id: string }; Querystring: Query }>("/:id", async ({ params, query }) => {
  const { rows } = await db.executeQuery(
    pageQuery({
      userId: query.userId,
      dictionaryId: params.id,
      sort: query.sort,
      direction: Number(query.direction) as Direction,
      after: query.after ? positionOf(query.sort, query.after) : undefined,
    }),
  );
  return rows;
});

process.on("SIGTERM", () => void app.close().then(close));
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.stdout.write("ready\n");
