import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { migrate, migrationsOf } from "../../server/database/migrate.ts";
import { api } from "../../shared/api/index.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { guestAt, walk } from "./journey.ts";
import { startNodes, type Nodes } from "./nodes.ts";

const NEXT = fileURLToPath(new URL("../migrations", import.meta.url));

let database: EmptyDatabase;
let nodes: Nodes;
beforeAll(async () => {
  database = await createEmptyDatabase();
  nodes = await startNodes(2, database.url);
});
afterAll(async () => {
  await nodes.stop();
  await database.close();
});

test("this release goes on while the next one migrates under it, and starts again on what it finds", async () => {
  let migrated = false;
  const learners = await Promise.all(Array.from({ length: 4 }, (_, at) => guestAt(nodes.url(at))));
  await database.pool.query("UPDATE users SET role = 'premium', expires_at = NULL");
  const working = Promise.all(
    learners.map(async (learner) => {
      let rounds = 0;
      for (let after = 0; after < 3; after += migrated ? 1 : 0) await walk(learner, rounds++);
      return rounds;
    }),
  );
  const applied = await Promise.all([migrate(database.pool, NEXT), migrate(database.pool, NEXT)]);
  migrated = true;
  expect(applied.flat().toSorted()).toEqual(await migrationsOf(NEXT));
  for (const rounds of await working) expect(rounds).toBeGreaterThanOrEqual(3);

  const restarted = await startNodes(1, database.url);
  const client = await guestAt(restarted.url(0));
  expect((await client.call(api.server.ready)).status).toBe(200);
  await walk(client);
  await restarted.stop();
});

test("an index is built beside the work, and is whole", async () => {
  const { rows } = await database.pool.query(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'words_by_colour'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});
