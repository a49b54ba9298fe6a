import { expect, test } from "vitest";
import * as z from "zod/mini";

import { BoundedArray } from "../bounded-array.ts";
import { boundedString, isBoundedString } from "../bounded-string.ts";
import type { Endpoint } from "../endpoint.ts";
import { api } from "./index.ts";

const endpoints = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s bounds every text and list before it is read",
  (_name, { params, query, body }) => {
    for (const [part, schema] of Object.entries({ params, query, body }))
      if (schema) expect(unboundedIn(schema, part)).toEqual([]);
  },
);

test.each([
  z.string(),
  z.optional(z.uuid()),
  z.strictObject({ a: z.nullable(z.object({ b: z.string().check(z.maxLength(9)) })) }),
  z.pipe(z.string(), z.transform(Number)),
  z.array(boundedString(9)),
  z.union([z.literal(1), z.string()]),
  z.record(z.string(), z.boolean()),
  z.any(),
])("a schema that does not is found: %#", (schema) => {
  expect(unboundedIn(schema, "body")).not.toEqual([]);
});

/** The places in an input where a text or a list of any length is read. */
function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  // Every schema is one of zod's types.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) => unboundedIn(field, `${path}.${name}`));
    case "array":
      return [...(schema instanceof BoundedArray ? [] : [path]), ...unboundedIn(def.element, `${path}[]`)];
    case "optional":
    case "nullable":
      return unboundedIn(def.innerType, path);
    case "pipe":
      return unboundedIn(def.in, path);
    case "union":
      return def.options.flatMap((option) => unboundedIn(option, path));
    case "string":
      return isBoundedString(schema) ? [] : [path];
    // These are compared with what is expected, or are no texts.
    case "enum":
    case "literal":
    case "boolean":
    case "number":
      return [];
    default:
      return [path];
  }
}
