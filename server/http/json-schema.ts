import * as z from "zod/mini";

type Schema = z.core.$ZodType;
export type JsonSchema = Record<string, unknown>;

/** A contract schema as JSON Schema 2020-12, as in OpenAPI 3.1: for requests or for answers. */
export const jsonSchemaOf = (schema: Schema, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

/**
 * The same for the serialiser, which omits undeclared fields. It handles `nullable` faster than a union with null, and
 * needs no patterns or formats because it does not validate.
 */
export const serializerSchemaOf = (schema: Schema): JsonSchema =>
  withoutJudgement(z.toJSONSchema(schema, { target: "draft-7", io: "output", unrepresentable: "any" }));

function withoutJudgement(node: object): JsonSchema {
  const { $schema: _1, pattern: _2, format: _3, anyOf, ...rest } = node as JsonSchema;
  const choices = Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [];
  const [only, ...others] = choices.filter((choice) => choice["type"] !== "null");
  if (only && others.length === 0) return { ...withoutJudgement(only), nullable: true };
  const entries = Object.entries(choices.length > 0 ? { ...rest, anyOf } : rest);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(descend) : descend(value)]),
  );
}

const descend = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? withoutJudgement(value) : value;
