import { bodyLimitFor } from "../../server/http/admission.ts";
import { jsonSchemaOf, type JsonSchema } from "../../server/http/json-schema.ts";
import { api } from "../../shared/api/index.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { ANKI_EXAMPLES } from "./anki-examples.ts";
import { nodesOf, plainOf, schemaLike, type Known, type Node } from "./nodes.ts";
import { ROLE, type Person } from "./person.ts";
import { escaped } from "./targets.ts";
import { asSchema } from "./values.ts";

/** A request without the values of one place. */
export interface WireRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

/** A place of a call where a sender chooses what stands there. */
export interface Place extends Pick<Node, "takes" | "lengths" | "plain"> {
  name: string;
  /** How a refusal names it. */
  field: string;
  /** Bytes of an answer to so many bytes, where that is not what any refusal may have. */
  mostAnswered?: (sent: number) => number;
  /** Whether another place reaches the same code: one size is enough. */
  again?: boolean;
  /** Bytes on the wire that reach the handler. */
  room: number;
  /** How many of them a text takes. */
  measure: (text: string) => number;
  /** The call of a person, otherwise valid; a list or an object is given as JSON. */
  request: (value: string, person: Person) => WireRequest;
}

/** Any refusal stays below. */
export const MOST_ANSWERED = 16 * 1024;
/** Less than Node.js accepts for the request line and all headers. */
const HEAD_BYTES = 12_000;
/** Less than the router accepts for one parameter. */
const PARAMETER_BYTES = 4000;
/** For the names and brackets around a text in JSON. */
const AROUND_BYTES = 1000;

/** Every place in the path, the query and the body of a call; the door for programs is many calls. */
export function placesOf(endpoint: Endpoint): [call: string, places: Place[]][] {
  const { method, path, params, query, body, raw } = endpoint;
  const places = [
    ...(params ? pathPlaces(endpoint, schemaOf(params)) : []),
    ...(query ? queryPlaces(endpoint, schemaOf(query)) : []),
    ...(body ? bodyPlaces(endpoint, schemaOf(body)) : []),
    ...(raw && method !== "OPTIONS" ? [bodyPlace(endpoint)] : []),
  ];
  const actions = endpoint === api.ankiConnect.call ? ankiPlaces(endpoint) : [];
  return [[`${method} ${path}`, places] satisfies [string, Place[]], ...actions].filter(
    ([, some]) => some.length > 0,
  );
}

/** A header of a call, which is otherwise valid. */
export const headerPlace = (endpoint: Endpoint, header: string): Place => ({
  name: `header ${header} of ${endpoint.method} ${endpoint.path}`,
  takes: "text",
  plain: (known) => known.get(header) ?? "en",
  lengths: [],
  field: "",
  // What the call answers to anybody.
  mostAnswered: () => Number.POSITIVE_INFINITY,
  room: HEAD_BYTES,
  measure: Buffer.byteLength,
  request: (value, person) => {
    const plain = plainRequest(endpoint, person);
    return { ...plain, headers: { ...plain.headers, [header]: asHeader(value) } };
  },
});

/** Header fields are bytes on one line. */
const asHeader = (text: string): string => Buffer.from(text).toString("latin1").replaceAll("\n", " ");

/** A valid call, with nothing optional in it. */
export function plainRequest(endpoint: Endpoint, person: Person): WireRequest {
  const plainOfPart = (schema: Endpoint["body"]) => schema && plainOf(schemaOf(schema), "", person.known);
  return requestOf(endpoint, person, {
    query: plainOfPart(endpoint.query),
    body: endpoint.body && JSON.stringify(plainOfPart(endpoint.body)),
  });
}

const pathPlaces = (endpoint: Endpoint, schema: JsonSchema): Place[] =>
  Object.entries(asSchema(schema["properties"])).flatMap(([name, field]) =>
    [...nodesOf(asSchema(field), parameterName(endpoint.path, name))].map((node) => ({
      ...node,
      name: `path ${name}`,
      field: name,
      room: PARAMETER_BYTES,
      measure: escapedLength,
      request: (value: string, person: Person) => requestOf(endpoint, person, { params: { [name]: value } }),
    })),
  );

const queryPlaces = (endpoint: Endpoint, schema: JsonSchema): Place[] =>
  [...nodesOf(schema)]
    .filter(({ takes }) => takes !== "list or object")
    .map((node) => ({
      ...node,
      name: `query ${node.path.join(".")}`,
      field: fieldOf(node),
      room: HEAD_BYTES,
      measure: escapedLength,
      request: (value: string, person: Person) =>
        requestOf(endpoint, person, { query: node.around(value, person.known) }),
    }));

const bodyPlaces = (endpoint: Endpoint, schema: JsonSchema): Place[] =>
  [...nodesOf(schema)].map((node) => ({
    ...node,
    name: `body ${node.path.join(".")}`,
    field: fieldOf(node),
    room: bodyLimitFor(endpoint, ROLE) - AROUND_BYTES,
    measure: jsonLength,
    request: (value: string, person: Person) => {
      const given = node.takes === "list or object" ? INSTEAD : value;
      const body = JSON.stringify(node.around(given, person.known));
      return requestOf(endpoint, person, { body: body.replace(`"${INSTEAD}"`, () => value) });
    },
  }));

/** Without the name that the sender chooses. */
const fieldOf = ({ path }: Node): string => path.filter((part) => part !== "*").join(".");

/** Stands for a list or an object in JSON. */
const INSTEAD = "\u2400 instead";

/** Every action of the door for programs, alone and inside of `multi`. */
function ankiPlaces(endpoint: Endpoint): [call: string, places: Place[]][] {
  const asked = (request: object) => bodyPlaces(endpoint, schemaLike({ ...request, key: undefined }));
  const envelope = asked({ action: "version", version: 6 });
  const calls = Object.entries(ANKI_EXAMPLES).flatMap(([action, params]): [string, Place[]][] => {
    const request = { action, version: 6, params };
    const inner = placesBelow(
      "params.actions.0.params",
      asked({ action: "multi", params: { actions: [request] } }),
    );
    return [
      [action, placesBelow("params", asked(request))],
      [`${action} in multi`, inner.map((place) => ({ ...place, again: true }))],
    ];
  });
  return [["request", envelope] satisfies [string, Place[]], ...calls].map(([call, places]) => [
    `${endpoint.path} ${call}`,
    places,
  ]);
}

const placesBelow = (path: string, places: Place[]): Place[] =>
  places
    .filter(({ name }) => name.startsWith(`body ${path}.`))
    .map((place) => (place.takes === "list or object" ? { ...place, mostAnswered: forEachEntry } : place));

/** Each entry of a list is answered, with a short word. */
const forEachEntry = (sent: number): number => MOST_ANSWERED + 2 * sent;

/** The whole body of a call, whatever its schema. */
export const bodyPlace = (endpoint: Endpoint): Place => ({
  name: "body",
  takes: "text",
  plain: () => "{}",
  lengths: [],
  field: "",
  room: bodyLimitFor(endpoint, null) - AROUND_BYTES,
  measure: Buffer.byteLength,
  request: (value, person) => requestOf(endpoint, person, { body: value }),
});

interface Parts {
  params?: Record<string, string>;
  query?: unknown;
  body?: string | undefined;
}

function requestOf(endpoint: Endpoint, { cookie, known }: Person, parts: Parts): WireRequest {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    escaped(parts.params?.[name] ?? plainParameter(endpoint, name, known)),
  );
  const query = parts.query ?? (endpoint.query && plainOf(schemaOf(endpoint.query), "", known));
  const search = Object.entries(asSchema(query))
    .map(([name, value]) => `${escaped(name)}=${escaped(String(value))}`)
    .join("&");
  const body = parts.body ?? (endpoint.body && JSON.stringify(plainOf(schemaOf(endpoint.body), "", known)));
  return {
    method: endpoint.method,
    target: `/api${path}${search && `?${search}`}`,
    headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body }),
  };
}

/** Parameters of the same name are ids of different things: `dictionaries.id`. */
const parameterName = (path: string, name: string): string =>
  `${path.split(`/:${name}`)[0]?.split("/").at(-1)}.${name}`;

const plainParameter = ({ path, params }: Endpoint, name: string, known: Known): string => {
  const schema = params ? asSchema(asSchema(schemaOf(params)["properties"])[name]) : {};
  return String(plainOf(schema, parameterName(path, name), known));
};

const escapedLength = (text: string): number => escaped(text).length;
const jsonLength = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;

const schemas = new WeakMap<object, JsonSchema>();

/** Every request asks for the schemas of its endpoint. */
function schemaOf(schema: NonNullable<Endpoint["body"]>): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = jsonSchemaOf(schema, "input");
  schemas.set(schema, made);
  return made;
}
