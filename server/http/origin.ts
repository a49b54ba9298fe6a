import type { FastifyRequest } from "fastify";

import { AppError } from "../app-error.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe methods from another origin with 403 `cross_origin` (contract §1). The browser's own statement,
 * `Sec-Fetch-Site`, decides if present; a client that sends neither header is not a browser and is accepted.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const { "sec-fetch-site": site, origin } = request.headers;
  const own = site === undefined ? origin === undefined || origin === publicUrl : site === "same-origin";
  if (!own) throw new AppError("cross_origin");
}
