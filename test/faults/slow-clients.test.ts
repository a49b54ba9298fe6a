import { expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { withTestServer } from "../server.ts";
import { slowClient } from "./slow-client.ts";

const server = await withTestServer();

test("clients that trickle headers or bodies are cut off within ten seconds, and others are served meanwhile", async () => {
  const port = Number(new URL(server.url).port);
  const clients = Array.from({ length: 40 }, (_, at) => slowClient(port, at % 2 ? "headers" : "body"));
  const member = await server.member();
  await expect(member.ok(api.dictionaries.list, { query: {} })).resolves.toEqual({ data: [] });
  const seconds = await Promise.all(clients.map(({ closed }) => closed));
  // The limit is ten seconds; a busy machine needs more.
  expect(Math.max(...seconds)).toBeLessThan(15);
  expect(Math.min(...seconds)).toBeGreaterThan(5);
});
