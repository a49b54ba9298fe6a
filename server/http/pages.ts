import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { isPage } from "../../shared/pages.ts";
import { readCookie } from "./cookies.ts";
import { contentSecurityPolicy } from "./headers.ts";

/** The cookie in which the web app keeps its language, so that the first HTML is already in it. */
const LANGUAGE_COOKIE = "i18next";
const YEAR_SECONDS = 31_536_000;

interface PageOptions {
  /** The built web app. */
  directory: string;
  googleScriptUrl: string | null;
}

/** Serves the web app: hashed assets for ever, HTML never cached, each page with a nonce of its own. */
export async function servePages(
  app: FastifyInstance,
  { directory, googleScriptUrl }: PageOptions,
): Promise<void> {
  const template = await readFile(join(directory, "index.html"), "utf8");
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader(
        "cache-control",
        path.includes("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? "/";
      const language = pageLanguage(request);
      const nonce = randomBytes(16).toString("base64");
      const html = (await prerendered(directory, path, language)) ?? template;
      return reply
        .code(isPage(path) ? 200 : 404)
        .headers({
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-language": language,
          vary: "cookie, accept-language",
          "content-security-policy": contentSecurityPolicy(nonce, googleScriptUrl),
        })
        .send(html.replaceAll("__NONCE__", nonce).replaceAll("__LANG__", language));
    },
  });
}

/** As far as a server can see it, the order of spec §1: `?lng=`, the cookie, the browser. */
function pageLanguage(request: FastifyRequest): InterfaceLanguage {
  const query = request.query as Record<string, unknown>;
  const candidates = [query["lng"], readCookie(request, LANGUAGE_COOKIE), ...acceptedLanguages(request)];
  for (const candidate of candidates) {
    const language = typeof candidate === "string" ? candidate.slice(0, 2).toLowerCase() : undefined;
    if (isInterfaceLanguage(language)) return language;
  }
  return "en";
}

const acceptedLanguages = (request: FastifyRequest): string[] =>
  (request.headers["accept-language"] ?? "").split(",").map((part) => part.split(";", 1)[0]?.trim() ?? "");

const cache = new Map<string, string | null>();

/** The page rendered at build in a language, where there is one. */
async function prerendered(
  directory: string,
  path: string,
  language: InterfaceLanguage,
): Promise<string | null> {
  if (!/^[\w/-]*$/.test(path)) return null;
  const file = join(directory, "pages", language, `${path.replace(/^\/|\/$/g, "") || "index"}.html`);
  let html = cache.get(file);
  if (html === undefined) {
    html = isPage(path) && existsSync(file) ? await readFile(file, "utf8") : null;
    if (isPage(path) && !path.startsWith("/dictionaries/")) cache.set(file, html);
  }
  return html;
}
