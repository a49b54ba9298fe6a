import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookies of a request by name; the first of a name counts. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return undefined;
}

/** Names and attributes of our own cookies; `__Host-` and `Secure` are dropped only for a plain-HTTP address. */
export class CookieJar {
  readonly #insecure: boolean;

  constructor(insecure: boolean) {
    this.#insecure = insecure;
  }

  name(base: string): string {
    return this.#insecure ? base : `__Host-${base}`;
  }

  read(request: FastifyRequest, base: string): string | undefined {
    return readCookie(request, this.name(base));
  }

  set(reply: FastifyReply, base: string, value: string, maxAgeSeconds: number): void {
    const secure = this.#insecure ? "" : "; Secure";
    reply.header(
      "set-cookie",
      `${this.name(base)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`,
    );
  }

  clear(reply: FastifyReply, base: string): void {
    this.set(reply, base, "", 0);
  }
}

/**
 * Withdraws the cookies that an answer was to set before it became an error; cookies to be cleared are still cleared.
 */
export function keepCleared(reply: FastifyReply): void {
  const cookies = [reply.getHeader("set-cookie") ?? []].flat().map(String);
  reply.removeHeader("set-cookie");
  const cleared = cookies.filter((cookie) => /; Max-Age=0(;|$)/.test(cookie));
  if (cleared.length > 0) reply.header("set-cookie", cleared);
}
