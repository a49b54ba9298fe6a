import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withTestServer } from "../../../test/server.ts";

const server = await withTestServer();

test("a change whose connection is lost is told and never tried again: it may have been written", async () => {
  const { pool } = server.database.another();
  const client = await server.member("premium");
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Outage", termsLanguage: "en", definitionsLanguage: "uk" },
  });
  const add = (term: string) =>
    client.call(api.dictionaries.update, {
      params: { id },
      body: { words: { create: [{ term, definitions: ["x"] }] } },
    });
  expect((await add("before")).status).toBe(200);
  // A sequence goes on counting where a transaction is undone.
  await pool.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM nextval('tries'), pg_terminate_backend(pg_backend_pid()), pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER hang_up BEFORE INSERT ON words EXECUTE FUNCTION hang_up()`);
  const crowd = await Promise.all(["a", "b", "c"].map(add));
  expect(crowd.map(({ status }) => status)).toEqual([503, 503, 503]);
  await pool.query("DROP TRIGGER hang_up ON words");
  const { rows } = await pool.query<{ tries: string }>("SELECT last_value AS tries FROM tries");
  // Fewer than three where some went together.
  expect(Number(rows[0]?.tries)).toBeLessThanOrEqual(3);
  // A connection that was just lost may be handed out once more before it is found out.
  await expect.poll(async () => (await add("after")).status).toBe(200);
  const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
  expect(words.map(({ term }) => term)).toEqual(["before", "after"]);
});
