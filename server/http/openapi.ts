import type { Endpoint } from "../../shared/endpoint.ts";
import { ERROR_STATUS, type ErrorCode } from "../../shared/errors.ts";
import { short } from "../../shared/text/bounds.ts";
import { lowerCase, upperCase } from "../../shared/text/transform.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { refusalsOf } from "./refusals.ts";

/** OpenAPI 3.1 of the contract, generated and never written by hand. */
export function openApiOf(endpoints: readonly Endpoint[], serverUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[lowerCase(short(endpoint.method))] = operationOf(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Wordhoard",
      version: "1",
      description: "A dictionary you write yourself, and tests that help you remember its words.",
    },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      schemas: { Error: errorWith({}) },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-session" } },
    },
  };
}

const CHALLENGE =
  "With `work_required`: `sha-256:<bits>:<expires>:<salt>:<signature>`. Append a colon and a decimal number, such that the " +
  "SHA-256 of the whole (ASCII) begins with <bits> zero bits, and make the same call again with that in the header `X-Work`: " +
  "once, and before <expires> (seconds since 1970).";

const WORK: JsonSchema = {
  name: "X-Work",
  in: "header",
  required: false,
  description: "The solution of a challenge that the same call was answered with (403 `work_required`).",
  schema: { type: "string" },
};

const USER: JsonSchema = {
  name: "X-User",
  in: "header",
  required: false,
  description:
    "The id of the user for whom the call is made: 401 `unauthorized` if somebody else is signed in.",
  schema: { type: "string", format: "uuid" },
};

const ERROR_PROPERTIES: JsonSchema = {
  code: { type: "string", enum: Object.keys(ERROR_STATUS) },
  message: { type: "string" },
  fields: { type: "object", additionalProperties: { type: "string" } },
  challenge: { type: "string", description: CHALLENGE },
};
const errorWith = (properties: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { ...ERROR_PROPERTIES, ...properties },
  required: ["code", "message"],
});

function operationOf(endpoint: Endpoint) {
  const { path, stage, proof, summary, body, params, query, status, revalidated, errors = [] } = endpoint;
  const { insteadAnswer, namesUser } = endpoint;
  return {
    operationId: `${lowerCase(short(endpoint.method))}${path.replace(/[/:.-]+(\w)/g, (_, letter: string) => upperCase(short(letter)))}`,
    tags: [path.split("/")[1]],
    summary,
    "x-stage": stage,
    ...(proof && { "x-proof": true }),
    security: stage === "open" ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(params ? jsonSchemaOf(params, "input") : {}, "path"),
      ...parametersOf(query ? jsonSchemaOf(query, "input") : {}, "query"),
      ...(errors.includes("work_required") ? [WORK] : []),
      ...(namesUser ? [USER] : []),
    ],
    ...(body ? { requestBody: bodyOf(jsonSchemaOf(body, "input")) } : {}),
    responses: {
      [status]: successOf(endpoint),
      ...(insteadAnswer ? { 200: jsonOf("A further step comes first", insteadAnswer) } : {}),
      ...(revalidated ? { 304: { description: "As the client has it already" } } : {}),
      ...errorsOf(endpoint),
    },
  };
}

const bodyOf = (schema: JsonSchema) => ({
  required: Array.isArray(schema["required"]) && schema["required"].length > 0,
  content: { "application/json": { schema } },
});

function parametersOf(schema: JsonSchema, place: "path" | "query") {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(schema["properties"] ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

function successOf({ summary, answer, media }: Endpoint) {
  if (answer) return jsonOf(summary, answer);
  if (media)
    return {
      description: summary,
      content: Object.fromEntries(media.map((type) => [type, { schema: { type: "string" } }])),
    };
  return { description: summary };
}

const jsonOf = (description: string, answer: NonNullable<Endpoint["answer"]>) => ({
  description,
  content: { "application/json": { schema: jsonSchemaOf(answer, "output") } },
});

function errorsOf(endpoint: Endpoint) {
  const byStatus = grouped(refusalsOf(endpoint));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(", "),
        content: { "application/json": { schema: errorSchemaOf(endpoint, group) } },
      },
    ]),
  );
}

function errorSchemaOf({ errorDetails = {} }: Endpoint, codes: readonly ErrorCode[]): JsonSchema {
  const details = codes.flatMap((code) => errorDetails[code] ?? []);
  if (details.length === 0) return { $ref: "#/components/schemas/Error" };
  const properties = details.map((schema) => jsonSchemaOf(schema, "output")["properties"] ?? {});
  return errorWith(Object.fromEntries(properties.flatMap((one) => Object.entries(one))));
}

function grouped(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(ERROR_STATUS[code], [...(groups.get(ERROR_STATUS[code]) ?? []), code]);
  return groups;
}
