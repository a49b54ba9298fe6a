import type { FastifyInstance } from "fastify";

import { AppError } from "./app-error.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Deeper nesting than any body of the contract, far below what could exhaust the stack. */
const MAX_DEPTH = 32;
/** More fields of one object than any has, and enough to tell fifty unknown ones. */
const MAX_MEMBERS = 10_000;
/** More values than five thousand words with all that a word may have. */
const MAX_VALUES = 300_000;

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

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = UTF8.decode(bytes);
  if (isOutOfBounds(text)) throw new SyntaxError("too deep or too wide");
  return JSON.parse(text);
}

/** Looks at each character once, before anything is made of them. */
function isOutOfBounds(json: string): boolean {
  let values = 0;
  const members: number[] = [];
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (quoted) {
      if (character === "\\") i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{" || character === "[") {
      if (members.push(0) > MAX_DEPTH) return true;
    } else if (character === "}" || character === "]") members.pop();
    else if (character === ":") {
      const inside = (members.at(-1) ?? 0) + 1;
      if (inside > MAX_MEMBERS) return true;
      members[members.length - 1] = inside;
    } else if (character === ",") values++;
    if (values > MAX_VALUES) return true;
  }
  return false;
}
