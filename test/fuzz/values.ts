import fc from "fast-check";

import type { JsonSchema } from "../../server/http/json-schema.ts";
import { oddText, oddValue } from "./texts.ts";

/** A value that mostly follows a schema; `ids` belong to existing things. */
export function valueOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: rightValue(schema, ids) }, { weight: 1, arbitrary: oddValue });
}

function rightValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices))
    return fc.oneof(...choices.map((choice: JsonSchema) => rightValue(choice, ids)));
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  switch (schema["type"]) {
    case "object":
      return objectOf(schema, ids);
    case "array":
      return fc.array(valueOf(asSchema(schema["items"]), ids), { maxLength: 4 });
    case "string":
      return textOf(schema, ids);
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 1, max: 20 }), fc.maxSafeInteger());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return oddValue;
  }
}

function objectOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(asSchema(schema["properties"])).map(
    ([name, field]) => [name, valueOf(asSchema(field), ids)] as const,
  );
  const required = Array.isArray(schema["required"]) ? (schema["required"] as string[]) : [];
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: required }),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(oddText, oddValue, { maxKeys: 2 }) },
      ),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...required, undefined) },
      ),
    )
    .map(([right, extra, dropped]) => {
      const value: Record<string, unknown> = { ...right, ...extra };
      if (dropped !== undefined) delete value[dropped];
      return value;
    });
}

function textOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema["format"] === "uuid")
    return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: [4, 7] }), fc.constant("not-an-id"));
  return fc.oneof(
    fc.constantFrom("Wort", "слово", "meaning", "123456", "Correct7Horse", "anna@example.test", "de"),
    fc.string({ unit: fc.constantFrom(..."abcdäößґїяął 0123'-.@"), minLength: 1, maxLength: 30 }),
    oddText,
  );
}

export const asSchema = (value: unknown): JsonSchema =>
  typeof value === "object" && value !== null ? (value as JsonSchema) : {};
