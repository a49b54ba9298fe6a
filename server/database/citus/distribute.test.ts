import type pg from "pg";
import { expect, test } from "vitest";

import { distribute } from "./distribute.ts";

test("what PostgreSQL gives up for the sake of somebody who writes is tried again, and nothing else", async () => {
  const answers = [
    Object.assign(new Error("deadlock detected"), { code: "40P01" }),
    Object.assign(new Error("permission denied"), { code: "42501" }),
  ];
  const client = {
    query: async (statement: string) => {
      if (statement === "BEGIN") throw answers.shift();
    },
    release: () => {},
  };
  // Nothing else of it is used before a transaction has begun.
  const pool = { connect: async () => client } as unknown as pg.Pool;
  await expect(distribute(pool)).rejects.toThrow("permission denied");
  expect(answers).toEqual([]);
});
