import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "../../test/database.ts";
import { EffortBudget } from "./effort-budget.ts";
import { RateLimits } from "./rate-limit.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("what an account spends beyond its own budget is not charged to others behind its address", async () => {
  const { db } = database;
  const efforts = new EffortBudget(new RateLimits(1, () => {}), () => {});
  const spend = (userId: string, heavy: boolean) =>
    efforts.within({ db, userId, ip: "192.0.2.1", heavy }, async (effort) => {
      effort.ms += 50_000;
    });
  for (let call = 0; call < 20; call++) {
    await spend("spender", false);
    await efforts.countStatements(
      { db },
      { userId: "spender", ip: "192.0.2.1" },
      { calls: 50_000, searches: 0 },
    );
  }
  await expect(spend("spender", true)).rejects.toMatchObject({ code: "too_many_requests" });
  await spend("neighbour", true);
});

test("work whose time cannot be counted keeps its result", async () => {
  const uncounted: unknown[] = [];
  const efforts = new EffortBudget(new RateLimits(1, () => {}), (error) => uncounted.push(error));
  const closed = await createTestDatabase();
  await closed.close();
  const work = efforts.within(
    { db: closed.db, userId: "spender", ip: "192.0.2.2", heavy: false },
    async (effort) => {
      effort.ms += 1000;
      return "done";
    },
  );
  expect(await work).toBe("done");
  expect(uncounted).toHaveLength(1);
});
