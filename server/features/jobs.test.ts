import { afterAll, beforeAll, expect, test } from "vitest";

import { scrape } from "../../test/metrics.ts";
import { openShop, type Shop } from "../../test/shop.ts";
import { startJobs } from "../jobs.ts";
import { jobsOf } from "./jobs.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("every job runs where there is something to do for some of them", async () => {
  await shop.subscriber();
  const { server } = shop;
  await server.member();
  await server.database.pool.query("UPDATE users SET expires_at = now() WHERE role = 'guest'");
  const jobs = jobsOf(server.services);
  const { metrics } = server.services;
  await startJobs(jobs, { log: { info: () => {}, error: () => {} }, metrics }).stop();
  const scraper = await scrape(server);
  for (const { name } of jobs)
    expect([name, await scraper.value("wordhoard_job_runs_total", { job: name, outcome: "done" })]).toEqual([
      name,
      1,
    ]);
  expect(await scraper.value("wordhoard_job_items_total", { job: "delete expired accounts" })).toBe(1);
  await scraper.close();
});
