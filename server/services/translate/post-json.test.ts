import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";

import { postJson } from "./post-json.ts";

const SECRET = "geheimniswort";
const echo = createServer((request, response) => {
  const status = Number(request.url?.slice(1)) || 200;
  request.on("data", () => {}).on("end", () => response.writeHead(status).end(`<p>${SECRET}</p>`));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
});
afterAll(() => echo.close());

test.each([
  ["/200", "answered what is no JSON"],
  ["/500", "answered 500"],
  ["/302", "answered 302"],
])("a failure at %s says nothing of the word that was asked for", async (path, reason) => {
  const failure = await postJson({
    url: `${url}${path}`,
    body: { q: SECRET },
    answer: z.object({}),
    signal: AbortSignal.timeout(4000),
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  const { message, stack, cause } = failure as Error;
  expect(message).toBe(`The translation provider ${reason}`);
  expect(`${stack} ${String(cause)}`).not.toContain(SECRET);
});
