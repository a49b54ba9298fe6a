import type { FastifyRequest } from "fastify";

import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { cut, short } from "../../shared/text/bounds.ts";
import { lowerCase } from "../../shared/text/transform.ts";

/** More languages than anybody lists. */
export const LONGEST_LANGUAGES = 1000;

/** The language of messages: the first one in `Accept-Language` that is ours, otherwise English (contract §1). */
export function requestLanguage(request: FastifyRequest): InterfaceLanguage {
  const header = cut(request.headers["accept-language"] ?? "", LONGEST_LANGUAGES);
  // Compares whole subtags: Rusyn is "rue", not "ru".
  const [, wanted = ""] = /^\s*([a-z]{2})(?![a-z])/i.exec(header) ?? [];
  const language = lowerCase(short(wanted));
  return isInterfaceLanguage(language) ? language : "en";
}

/** The interface language to begin an account with: what the body says, else what the browser asks for. */
export const firstLanguage = (
  call: { language: InterfaceLanguage },
  wanted: string | undefined,
): InterfaceLanguage => (isInterfaceLanguage(wanted) ? wanted : call.language);
