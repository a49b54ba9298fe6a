import fc from "fast-check";

import { jsonSchemaOf } from "../../server/http/json-schema.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { valueOf } from "./values.ts";

/** Path and query of an endpoint, with valid and invalid parameters. */
export function targetOf({ path, params, query }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const fields = (params ? jsonSchemaOf(params, "input")["properties"] : {}) as Record<string, object>;
  const segments = path.split("/").map((segment) =>
    segment.startsWith(":")
      ? fc.oneof(
          valueOf({ ...fields[segment.slice(1)] }, ids)
            .map(asText)
            .map(escaped),
          oddSegment,
        )
      : fc.constant(segment),
  );
  const pairs = query ? jsonSchemaOf(query, "input") : {};
  return fc
    .tuple(
      fc.tuple(...segments).map((parts) => parts.join("/")),
      fc.oneof({ weight: 3, arbitrary: valueOf(pairs, ids) }, { weight: 1, arbitrary: fc.constant({}) }),
      fc.oneof({ weight: 12, arbitrary: fc.constant("") }, { weight: 1, arbitrary: oddQuery }),
      fc.oneof({ weight: 30, arbitrary: fc.constant("/api") }, { weight: 1, arbitrary: oddPrefix }),
    )
    .map(([filled, search, odd, prefix]) => {
      const given = Object.entries(typeof search === "object" && search !== null ? search : {});
      const text = given.map(([name, value]) => `${escaped(name)}=${escaped(asText(value))}`).join("&");
      return `${prefix}${filled}${text || odd ? `?${text}${odd}` : ""}`;
    });
}

const oddSegment = fc.constantFrom(
  "%00",
  "%",
  "%E0%A4%A",
  "..",
  ".",
  "%2e%2e",
  "a%2Fb",
  "%ED%A0%80",
  "",
  "x".repeat(5000),
  ";",
  "*",
);
const oddPrefix = fc.constantFrom(
  "//api",
  "/api/",
  "/API",
  "/%61pi",
  "http://elsewhere.test/api",
  "/api/..",
  "*",
);
const oddQuery = fc.constantFrom(
  "&filter=a&filter=b",
  "&sort=name&sort=date",
  "&__proto__=1",
  "&__proto__[a]=1",
  "&constructor=1",
  "&a[b][c]=d",
  "&=&=&&&",
  "&filter=%00",
  "&filter=%ff",
  "&after=%00",
  `&after=${"a".repeat(3000)}`,
  `&x=${"y".repeat(7000)}`,
);

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const ESCAPED_BYTES = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return /[\w.-]/.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
});

/** Percent-encoded byte by byte, also half of a surrogate pair. */
export const escaped = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => ESCAPED_BYTES[byte]).join("");
