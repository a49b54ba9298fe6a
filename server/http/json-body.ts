import type { FastifyInstance } from "fastify";

import { AppError } from "../app-error.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** What no body of the contract exceeds, and what can be read in a few times the time of a text of its size. */
const MOST = {
  depth: 32,
  /** Objects and arrays: five thousand words with all that a word may have. */
  nested: 20_000,
  values: 300_000,
  /** Different names of fields: objects that are all unlike each other are what takes longest to read. */
  names: 8000,
};

/** Only JSON bodies in UTF-8; anything else is 415, and what cannot be read is 400 `malformed_request`. */
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

/** Hands the bytes of a body to the handler as they came, whatever their type. */
export function acceptRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Throws where the bytes are no JSON, or more of it than any body of the contract is. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const text = UTF8.decode(bytes);
  if (isOutOfBounds(text)) throw new SyntaxError("too deep or too wide");
  return JSON.parse(text);
}

/** Looks at each character once, before anything is made of them. */
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

/** Where the quote is that ends the text which begins here. */
function endOfText(json: string, begin: number): number {
  for (let at = json.indexOf('"', begin + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json[before - 1] === "\\") before--;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
}
