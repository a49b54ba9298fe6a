import type { FastifyRequest } from "fastify";

import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";

/** The language of messages: the first that `Accept-Language` names if it is one of ours, else English (contract §1). */
export function requestLanguage(request: FastifyRequest): InterfaceLanguage {
  const wanted = request.headers["accept-language"]?.trim().slice(0, 2).toLowerCase();
  return isInterfaceLanguage(wanted) ? wanted : "en";
}
