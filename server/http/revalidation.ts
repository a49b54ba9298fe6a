import type { FastifyReply, FastifyRequest } from "fastify";

/** In place of an answer that the client has already. */
export const UNCHANGED = Symbol("unchanged");

/** Tags the answer with the state that it is of; whether the client has that one. */
export function hasAlready(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = `W/"${state}"`;
  reply.header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
  return known.some((one) => one === "*" || one.replace(/^(?!W\/)/, "W/") === tag);
}
