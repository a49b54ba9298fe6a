import { v7 as uuidv7 } from "uuid";

import type { JsonSchema } from "../../server/http/json-schema.ts";
import { asSchema } from "./values.ts";

/** Valid values by the names of fields, such as `words.update.id`, or `id` alone. */
export type Known = ReadonlyMap<string, string>;

/** A place inside a value that follows a schema. */
export interface Node {
  /** As in the names of refused fields; the last part is `*` where the sender chooses the name of a field. */
  path: readonly string[];
  takes: "text" | "name" | "list or object";
  /** What would be valid there. */
  plain: (known: Known) => string;
  /** Lengths in characters that may be accepted; the longest one, where the schema says it. */
  lengths: readonly number[];
  /** The whole value, otherwise valid and with nothing optional, with this in the node's place. */
  around: (value: unknown, known: Known) => unknown;
}

/** Every place of a schema where the sender chooses a text, the name of a field, a list or an object. */
export function* nodesOf(schema: JsonSchema, name = ""): Generator<Node> {
  for (const choice of choicesOf(schema)) {
    if (choice["type"] === "string") yield textIn(choice, name);
    if (choice["type"] === "array") yield* nodesOfArray(choice, name);
    if (choice["type"] === "object") yield* nodesOfObject(choice, name);
  }
}

const itself = (value: unknown): unknown => value;

const textIn = (schema: JsonSchema, name: string): Node => ({
  path: [],
  takes: "text",
  plain: (known) => String(plainOf(schema, name, known)),
  lengths: lengthsOf(schema),
  around: itself,
});

const UNKNOWN_LENGTHS = [250, 5000];

function lengthsOf(schema: JsonSchema): readonly number[] {
  if ("enum" in schema || "const" in schema || "format" in schema) return [];
  return schema["maxLength"] === undefined ? UNKNOWN_LENGTHS : [Number(schema["maxLength"])];
}

const LIST_OR_OBJECT = { path: [], takes: "list or object", plain: () => "Wort", lengths: [] } as const;

function* nodesOfArray(schema: JsonSchema, name: string): Generator<Node> {
  yield { ...LIST_OR_OBJECT, around: itself };
  for (const node of nodesOf(asSchema(schema["items"]), name))
    yield { ...node, path: ["0", ...node.path], around: (value, known) => [node.around(value, known)] };
}

function* nodesOfObject(schema: JsonSchema, name: string): Generator<Node> {
  const plain = (known: Known) => plainOf(schema, name, known) as object;
  yield { ...LIST_OR_OBJECT, around: itself };
  yield {
    ...LIST_OR_OBJECT,
    path: ["*"],
    takes: "name",
    around: (value, known) => ({ ...plain(known), [String(value)]: "Wort" }),
  };
  for (const [field, inner] of Object.entries(asSchema(schema["properties"])))
    for (const node of nodesOf(asSchema(inner), joined(name, field)))
      yield {
        ...node,
        path: [field, ...node.path],
        around: (value, known) => ({ ...plain(known), [field]: node.around(value, known) }),
      };
}

/** The value that a valid call has there, without anything optional. */
export function plainOf(schema: JsonSchema, name: string, known: Known): unknown {
  const [choice] = choicesOf(schema);
  if (!choice || "default" in choice) return choice?.["default"];
  if (choice["type"] === "string" && known.has(name)) return known.get(name);
  if ("const" in choice) return choice["const"];
  if (Array.isArray(choice["enum"])) return choice["enum"][0];
  switch (choice["type"]) {
    case "object":
      return Object.fromEntries(
        requiredOf(choice).map((field) => [
          field,
          plainOf(asSchema(asSchema(choice["properties"])[field]), joined(name, field), known),
        ]),
      );
    case "array":
      return choice["minItems"] ? [plainOf(asSchema(choice["items"]), name, known)] : [];
    case "string":
      return known.get(name.split(".").at(-1) ?? "") ?? FORMATS[String(choice["format"])]?.() ?? "Wort";
    case "boolean":
      return true;
    default:
      return choice["minimum"] ?? 1;
  }
}

const FORMATS: Readonly<Record<string, () => string>> = {
  uuid: () => uuidv7(),
  "date-time": () => new Date().toISOString(),
};

const requiredOf = (schema: JsonSchema): string[] => (schema["required"] ?? []) as string[];

const joined = (name: string, field: string): string => (name === "" ? field : `${name}.${field}`);

const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  ((schema["anyOf"] ?? schema["oneOf"] ?? [schema]) as JsonSchema[]).filter(({ type }) => type !== "null");

/** The schema of values like an example, whose texts can be replaced; what is undefined there is known by its name. */
export function schemaLike(example: unknown): JsonSchema {
  if (example === undefined) return { type: "string" };
  if (typeof example === "string") return { type: "string", default: example };
  if (Array.isArray(example)) return { type: "array", minItems: 1, items: schemaLike(example[0]) };
  if (typeof example !== "object" || example === null) return { default: example };
  const properties = Object.fromEntries(
    Object.entries(example).map(([field, value]) => [field, schemaLike(value)]),
  );
  return { type: "object", properties, required: Object.keys(example) };
}
