import { expect, test } from "vitest";

import { endpoints } from "../../shared/api/endpoints.ts";
import { createTestDatabase } from "../../test/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";

const FALLBACK = /^\w+ \/api\/?\*?$/;

test("the contract, the mounted routes and OpenAPI are the same set", async () => {
  const database = await createTestDatabase();
  const { app, routes } = await createApp({ config: readConfig({ LOG_LEVEL: "silent" }), database });
  await app.ready();
  const contract = endpoints.map(({ method, path }) => `${method} /api${path}`);
  const mounted = [...routes].filter((route) => !FALLBACK.test(route));
  const { paths } = (await app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  await app.close();
  await database.close();
  expect(mounted.toSorted()).toEqual(contract.toSorted());
  expect(described.toSorted()).toEqual(contract.toSorted());
});
