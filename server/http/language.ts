import type { FastifyRequest } from "fastify";

import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";

/** More languages than anybody speaks. */
export const LONGEST_LANGUAGES = 1000;

/** The language of messages: the first that `Accept-Language` names if it is one of ours, else English (contract §1). */
export function requestLanguage(request: FastifyRequest): InterfaceLanguage {
  const asked = request.headers["accept-language"]?.slice(0, LONGEST_LANGUAGES) ?? "";
  // Rusyn is "rue", which is not "ru".
  const wanted = /^\s*([a-z]{2})(?![a-z])/i.exec(asked)?.[1]?.toLowerCase();
  return isInterfaceLanguage(wanted) ? wanted : "en";
}
