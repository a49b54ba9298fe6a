import fc from "fast-check";

import { jsonSchemaOf } from "../../server/http/json-schema.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { oddValue } from "./texts.ts";
import { valueOf } from "./values.ts";

/** A body as the endpoint expects it, or an invalid, broken or missing one. */
export function bodyFor(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Buffer> {
  const { body } = endpoint;
  const fitting = body ? valueOf(jsonSchemaOf(body, "input"), ids) : oddValue;
  return fc.oneof(
    { weight: body ? 12 : 1, arbitrary: fitting.map((value) => Buffer.from(JSON.stringify(value) ?? "")) },
    { weight: endpoint.method === "GET" ? 12 : 1, arbitrary: fc.constant(Buffer.alloc(0)) },
    {
      weight: 2,
      arbitrary: fc.tuple(fitting, brokenJson).map(([value, broken]) => broken(JSON.stringify(value) ?? "")),
    },
  );
}

const brokenJson = fc.constantFrom<(json: string) => Buffer>(
  (json) => Buffer.from(json.slice(0, json.length / 2)),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, "utf16le"),
  (json) => Buffer.from(json.replaceAll('"', "'")),
  (json) => Buffer.from(json.replace("{", '{"__proto__":{"x":1},')),
  (json) => Buffer.from(json.replace("}", ',"answer":1,"answer":2}')),
  (json) => Buffer.from(`${json}${json}`),
  (json) => Buffer.from(`[${json}]`),
  (json) => Buffer.from(json.replaceAll(/[a-z]/g, "\\u0000")),
  (json) => Buffer.from(json.replaceAll(/[a-z]/g, "\\ud800")),
  (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  () => Buffer.from("[".repeat(60_000)),
  () => Buffer.from('{"a":'.repeat(9000)),
  () => Buffer.from(`{"name":"${"x".repeat(70_000)}"}`),
  () => Buffer.from("NaN"),
  () => Buffer.from('{"a":1e999999}'),
);
