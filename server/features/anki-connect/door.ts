import type { FastifyError, FastifyInstance } from "fastify";

import { ERROR_STATUS } from "../../../shared/errors.ts";
import { asAppError, errorBody } from "../../http/errors.ts";
import { requestLanguage } from "../../http/language.ts";
import { refusal } from "./protocol.ts";

/** Any page or extension may call this; no cookie identifies anybody. */
const OPEN_TO_ALL = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
  // Pages on the public internet may call a server in the home network.
  "access-control-allow-private-network": "true",
  "cross-origin-resource-policy": "cross-origin",
  // An address may end with a key.
  "referrer-policy": "no-referrer",
};

/** Reports every error behind this route the way AnkiConnect does: with status 200 and a sentence. */
export function openDoor(door: FastifyInstance): void {
  door.addHook("onRequest", (_request, reply, done) => {
    reply.headers(OPEN_TO_ALL);
    done();
  });
  door.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asAppError(error);
    request.server.metrics.countError(known.code);
    request.refusal = known.code;
    if (ERROR_STATUS[known.code] >= 500) request.log.error({ err: known.details.cause ?? known }, known.code);
    return reply
      .code(200)
      .header("cache-control", "no-store")
      .header("content-type", "application/json; charset=utf-8")
      .send(JSON.stringify(refusal(errorBody(known, requestLanguage(request)).message)));
  });
}
