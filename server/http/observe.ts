import type { FastifyInstance, FastifyRequest } from "fastify";

import type { ErrorCode } from "../../shared/errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { begin } from "../work.ts";
import { whenOver } from "./departure.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Metrics;
  }
  interface FastifyRequest {
    /** The account whose session the request carries, once that is known. */
    userId: string | null;
    /** What the API answered instead of what was asked for. */
    refusal: ErrorCode | null;
  }
}

/** Answers to callers who try something that is not theirs, or too much. */
const TELLING = new Set([403, 404, 429]);

/** Counts, times and logs every request, and echoes its id. The log contains no query, address or word. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorate("metrics", metrics);
  app.decorateRequest("userId", null);
  app.decorateRequest("refusal", null);
  app.addHook("onRequest", (request, reply, done) => {
    metrics.inFlight.inc();
    const over = begin({ reqId: request.id });
    // Also when nobody waits for the answer any more.
    whenOver(request.raw, reply.raw, () => {
      metrics.inFlight.dec();
      over();
    });
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { route, level } = aboutRoute(request);
    const { method } = request;
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    const user = TELLING.has(status) && request.userId ? { user: request.userId } : {};
    const refusal = request.refusal ? { code: request.refusal } : {};
    request.log[status >= 500 ? "warn" : level](
      { method, route, status, ...refusal, ms: Math.round(reply.elapsedTime * 10) / 10, ...user },
      "request",
    );
    done();
  });
}

/** Our own name for the resource: a route template, so that callers cannot make up new names; all assets share one. */
function aboutRoute({ routeOptions }: FastifyRequest): { route: string; level: "info" | "debug" } {
  const { url = "none" } = routeOptions;
  if (url.startsWith("/api/health/")) return { route: url, level: "debug" };
  if (url.startsWith("/api")) return { route: url, level: "info" };
  return url === "/*" ? { route: "page", level: "info" } : { route: "asset", level: "debug" };
}
