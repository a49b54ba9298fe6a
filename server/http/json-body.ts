import type { FastifyInstance } from "fastify";

import { AppError } from "../app-error.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Limits that no valid body exceeds, and within which parsing takes only a few times as long as reading plain text. */
const MOST = {
  depth: 32,
  /** Objects and arrays: five thousand words with every field. */
  nested: 20_000,
  values: 300_000,
  /** Distinct field names: objects that are all different take longest to parse. */
  names: 8000,
};

/** Accepts JSON in UTF-8 only; anything else is 415, and unreadable JSON is 400 `malformed_request`. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, parseJson(Buffer.isBuffer(body) ? body : Buffer.from(body)));
    } catch (cause) {
      done(new AppError("malformed_request", { cause }));
    }
  });
}

/** Passes the raw bytes of a body to the handler, whatever their type. */
export function acceptRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Throws where the bytes are not JSON, or exceed what any valid body contains. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const text = UTF8.decode(bytes);
  if (isOutOfBounds(text)) throw new SyntaxError("too deep or too wide");
  return JSON.parse(text);
}

/** Scans each character once, before anything is parsed. */
function isOutOfBounds(json: string): boolean {
  const names = new Set<string>();
  let [depth, nested, values, began] = [0, 0, 0, 0];
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') {
      began = at;
      at = endOfText(json, at);
    } else if (character === "{" || character === "[") {
      depth++;
      nested++;
      if (depth > MOST.depth || nested > MOST.nested) return true;
    } else if (character === "}" || character === "]") depth--;
    else if (character === ":") {
      names.add(json.slice(began, at));
      if (names.size > MOST.names) return true;
    } else if (character === "," && ++values > MOST.values) return true;
  }
  return false;
}

/** The position of the quote that ends the string beginning here. */
function endOfText(json: string, begin: number): number {
  for (let at = json.indexOf('"', begin + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json[before - 1] === "\\") before--;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
}
