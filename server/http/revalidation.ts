import type { FastifyReply, FastifyRequest } from "fastify";

/** Replaces an answer that the client already has. */
export const UNCHANGED = Symbol("unchanged");

/** Tags the answer with its state; returns whether the client already has that state. */
export function hasAlready(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = `W/"${state}"`;
  reply.header("etag", tag);
  const etags = request.headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
  return etags.some((one) => one === "*" || one.replace(/^(?!W\/)/, "W/") === tag);
}
