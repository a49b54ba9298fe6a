import type { FastifyRequest } from "fastify";

import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";

/** More languages than anybody speaks. */
export const LONGEST_LANGUAGES = 1000;

/** The language of messages: the first that `Accept-Language` names if it is one of ours, else English (contract §1). */
export function requestLanguage(request: FastifyRequest): InterfaceLanguage {
  const wanted = request.headers["accept-language"]
    ?.slice(0, LONGEST_LANGUAGES)
    .trim()
    .slice(0, 2)
    .toLowerCase();
  return isInterfaceLanguage(wanted) ? wanted : "en";
}
