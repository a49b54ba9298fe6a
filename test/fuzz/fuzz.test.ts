import { expect, test } from "vitest";

import { withAccounts } from "../accounts.ts";
import { audit } from "../audit/audit.ts";
import { fuzz } from "./fuzz.ts";
import { knownOf } from "./known.ts";

const REQUESTS = 3000;
const SEED = 20_261_120;

const server = await withAccounts();

test("generated bad requests to every endpoint are answered, and never with a fault of ours", async () => {
  const port = Number(new URL(server.url).port);
  const { statuses, failures } = await fuzz({
    port,
    seed: SEED,
    requests: REQUESTS,
    enter: async () => knownOf(await server.member("developer")),
  });
  expect(failures).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 409, 413, 415]));
  expect(await audit(server.database.pool)).toEqual([]);
});
