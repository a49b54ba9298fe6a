import Fastify from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { serializerSchemaOf } from "./json-schema.ts";

test("a field that the contract does not declare is never sent, however deep it stands", async () => {
  const answer = z.object({
    name: z.string(),
    owner: z.nullable(z.object({ id: z.string() })),
    words: z.array(z.object({ term: z.string() })),
  });
  const app = Fastify();
  app.get("/", { schema: { response: { 200: serializerSchemaOf(answer) } } }, async () => ({
    name: "Deutsch",
    passwordHash: "secret",
    owner: { id: "1", email: "secret" },
    words: [{ term: "Haus", userId: "secret" }],
  }));
  const { body } = await app.inject("/");
  await app.close();
  expect(JSON.parse(body)).toEqual({ name: "Deutsch", owner: { id: "1" }, words: [{ term: "Haus" }] });
});
