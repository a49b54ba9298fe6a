import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { MIGRATIONS } from "../../test/cluster.ts";
import { migrationsOf } from "./migrate.ts";
import { statementsOf } from "./sql-statements.ts";

test.each([
  ["SELECT 1", ["SELECT 1"]],
  ["SELECT 1; SELECT 2;\n", ["SELECT 1", "SELECT 2"]],
  ["-- only; this\n", []],
  [";;", []],
  ["SELECT ';', 'it''s;' AS \"a;b\"; SELECT 2", ["SELECT ';', 'it''s;' AS \"a;b\"", "SELECT 2"]],
  ["DO $$ BEGIN; END $$; DO $x$ $$;$$ $x$", ["DO $$ BEGIN; END $$", "DO $x$ $$;$$ $x$"]],
  ["SELECT 1 - 2 / $1; /* a; b */ SELECT 2", ["SELECT 1 - 2 / $1", "/* a; b */ SELECT 2"]],
  ["SELECT 1; -- one; more\nSELECT 2", ["SELECT 1", "-- one; more\nSELECT 2"]],
])("%j are the statements %j", (sql, statements) => {
  expect(statementsOf(sql)).toEqual(statements);
});

test("nothing of a migration is lost, and each of its statements begins with a verb", async () => {
  for (const name of await migrationsOf(MIGRATIONS)) {
    const sql = await readFile(join(MIGRATIONS, name), "utf8");
    const statements = statementsOf(sql);
    const bare = (text: string) => text.replace(/[\s;]/g, "");
    expect(bare(statements.join("")), name).toBe(bare(sql));
    for (const statement of statements)
      expect(statement.replace(/^(?:--.*\n\s*)+/, ""), name).toMatch(
        /^(?:ALTER|CREATE|DROP|INSERT|UPDATE|DELETE|WITH|SET)\b/,
      );
  }
});
