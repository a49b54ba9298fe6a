import { expect, test } from "vitest";

import { endpoints } from "../../shared/api/endpoints.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { createTestDatabase } from "../../test/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { openApiOf } from "./openapi.ts";

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

/** Every schema within one, with the names that lead to it. */
function within(schema: JsonSchema, at: string): [at: string, schema: JsonSchema][] {
  const parts = Object.entries(schema).filter(([name]) => name !== "enum" && name !== "const");
  return [
    [at, schema],
    ...parts.flatMap(([name, part]) =>
      typeof part === "object" && part !== null ? within(part as JsonSchema, `${at} ${name}`) : [],
    ),
  ];
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const schemasOf = (part: "params" | "query" | "body" | "answer"): [at: string, schema: JsonSchema][] =>
  (endpoints as readonly Endpoint[]).flatMap((endpoint) => {
    const schema = endpoint[part];
    const io = part === "answer" ? "output" : "input";
    return schema ? within(jsonSchemaOf(schema, io), nameOf(endpoint)) : [];
  });
const isOpen = ([, schema]: [at: string, schema: JsonSchema]): boolean =>
  schema["type"] === "object" && schema["additionalProperties"] !== false;

test("no call takes a field that it does not declare", () => {
  const open = [...schemasOf("query"), ...schemasOf("body")].filter(isOpen).map(([at]) => at);
  // Browsers add to the answers of passkeys as they like; what is not declared is dropped.
  expect(
    open.filter((at) => !/\/(proof|passkeys\S*) properties response( properties response)?$/.test(at)),
  ).toEqual([]);
  expect(open.length).toBeGreaterThan(0);
});

test("no answer has a field that it does not declare", () => {
  const open = schemasOf("answer").filter(isOpen);
  expect(open.map(([at]) => at)).toEqual(["GET /openapi.json", "GET /translate/:word properties grammar"]);
});

test("every number that a call takes has bounds", () => {
  const inputs = [...schemasOf("params"), ...schemasOf("query"), ...schemasOf("body")];
  const numbers = inputs.filter(([, { type }]) => type === "number" || type === "integer");
  const unbounded = numbers.filter(
    ([, schema]) => !schema["enum"] && !("minimum" in schema && "maximum" in schema),
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(unbounded.map(([at]) => at)).toEqual([]);
});

test("who has no session is asked for an address, a password, a code or an answer of a device, and nothing else", () => {
  const asked = (endpoints as readonly Endpoint[])
    .filter(({ stage, path, raw }) => stage === "open" && path.startsWith("/auth/") && !raw)
    .flatMap(({ body }) => (body ? Object.keys(jsonSchemaOf(body, "input")["properties"] ?? {}) : []));
  const known = ["email", "password", "currentPassword", "code", "response", "name", "interfaceLanguage"];
  expect([...new Set(asked)].filter((field) => !known.includes(field))).toEqual([]);
});

test("OpenAPI says who may make each call, and which want a proof", () => {
  const { paths } = openApiOf(endpoints, "https://words.example") as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    const told = paths[path]?.[endpoint.method.toLowerCase()];
    expect([nameOf(endpoint), told?.["x-stage"], told?.["x-proof"]]).toEqual([
      nameOf(endpoint),
      endpoint.stage,
      endpoint.proof,
    ]);
  }
});
