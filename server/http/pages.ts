import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { SharedPage } from "../../shared/api/sharing.ts";
import { isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { leadsToLanguage, publicPageAt, screenAt } from "../../shared/pages.ts";
import { cut } from "../../shared/text/bounds.ts";
import { lowerCase } from "../../shared/text/transform.ts";
import type { Db } from "../database/open.ts";
import { SESSION_COOKIE, sessionOf } from "./account.ts";
import { readCookie, type CookieJar } from "./cookies.ts";
import { pageDrawer, type DrawerOptions } from "./drawn-pages.ts";
import { firstCalls } from "./first-calls.ts";
import { contentSecurityPolicy } from "./headers.ts";
import { LONGEST_LANGUAGES } from "./language.ts";
import { securityTxt } from "./security-txt.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

/**
 * The cookie in which the web app stores its language, so that the first HTML is already in it: its name on secure
 * pages, and elsewhere.
 */
const LANGUAGE_COOKIES = ["__Host-i18next", "i18next"];
const YEAR_SECONDS = 31_536_000;
const PATIENCE_MS = 250;

interface PageOptions extends Omit<DrawerOptions, "template" | "waiting"> {
  /** The built web app. */
  directory: string;
  googleScriptUrl: string | null;
  cookies: CookieJar;
  ofVisitor: (ip: string) => Db;
  /** The first page of a shared dictionary, for the visitor at an IP address; null where nothing is shared. */
  findShared: (token: string, ip: string) => Promise<SharedPage | null>;
}

/** Serves the web app: hashed assets are cached forever, HTML never, and each page gets its own nonce. */
export async function servePages(
  app: FastifyInstance,
  { directory, googleScriptUrl, cookies, ofVisitor, findShared, ...drawing }: PageOptions,
): Promise<void> {
  const template = await readFile(join(directory, "index.html"), "utf8");
  const waiting = drawing.prerenderer ? await readFile(join(directory, "waiting.html"), "utf8") : template;
  const { publicUrl } = drawing;
  const { supportEmail } = drawing.settings;
  const draw = await pageDrawer({ ...drawing, template, waiting });
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader("vary", "accept-encoding");
      response.setHeader(
        "cache-control",
        path.includes("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  for (const [url, type, text] of [
    ["/robots.txt", "text/plain", () => robotsTxt(publicUrl)],
    ["/sitemap.xml", "application/xml", () => sitemapXml(publicUrl)],
    ["/.well-known/security.txt", "text/plain", () => securityTxt({ publicUrl, supportEmail })],
  ] as const)
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text()),
    });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? "/";
      const queryLanguage = languageInQuery(request);
      const nonce = randomBytes(16).toString("base64");
      const page = publicPageAt(path);
      const screen = screenAt(path);
      const token = screen?.name === "shared" ? screen.params["token"] : undefined;
      const [session, found] = await Promise.all([
        ifAvailable(sessionOf(ofVisitor(request.ip), cookies, request)),
        token === undefined ? undefined : ifAvailable(findShared(token, request.ip)),
      ]);
      const account = session?.account ?? null;
      const language = queryLanguage ?? account?.interfaceLanguage ?? rememberedLanguage(request);
      const shared = token !== undefined && found ? { token, page: found } : undefined;
      const html = await draw(
        { path, language, page, hasQueryLanguage: queryLanguage !== null, shared },
        request.log,
      );
      const query = new URLSearchParams(request.url.slice(path.length));
      const text = html
        .replaceAll("__NONCE__", nonce)
        .replaceAll("__LANG__", language)
        .replaceAll("__CALLS__", firstCalls(path, query, account).join(",").replaceAll("&", "&amp;"))
        .replaceAll("__START__", cookies.read(request, SESSION_COOKIE) ? "now" : "later");
      const { body, encoding } = await compressed(text, request.headers["accept-encoding"]);
      return reply
        .code(screen && found !== null ? 200 : 404)
        .headers({
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-language": language,
          vary: "cookie, accept-language, accept-encoding",
          "content-security-policy": contentSecurityPolicy(nonce, googleScriptUrl),
          ...(encoding && { "content-encoding": encoding }),
          ...(page || leadsToLanguage(path) ? {} : { "x-robots-tag": "noindex" }),
        })
        .send(body);
    },
  });
}

/** The result if it is available at once, otherwise undefined: a page does not wait for a database in trouble. */
const ifAvailable = <T>(result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, pause(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined);

/** The language in the address: it takes precedence over everything else (spec §1). */
function languageInQuery(request: FastifyRequest): InterfaceLanguage | null {
  const query = request.query as Record<string, unknown>;
  return languageIn(query["lng"]);
}

/** The rest of the order of spec §1, as far as a server can see it: the cookie, then the browser's languages. */
function rememberedLanguage(request: FastifyRequest): InterfaceLanguage {
  const remembered = LANGUAGE_COOKIES.map((name) => readCookie(request, name));
  for (const tag of [...remembered, ...acceptedLanguages(request)]) {
    const language = languageIn(tag);
    if (language) return language;
  }
  return "en";
}

function languageIn(tag: unknown): InterfaceLanguage | null {
  const language = typeof tag === "string" ? lowerCase(cut(tag, 2)) : null;
  return isInterfaceLanguage(language) ? language : null;
}

const acceptedLanguages = (request: FastifyRequest): string[] =>
  (request.headers["accept-language"] ?? "")
    .slice(0, LONGEST_LANGUAGES)
    .split(",")
    .map((part) => part.split(";", 1)[0]?.trim() ?? "");

/** Above this level compression takes more time than it saves in transfer. */
const BROTLI_QUALITY = 5;

/** Compresses a text with the best encoding that the request's `Accept-Encoding` allows. */
async function compressed(
  text: string,
  accepted = "",
): Promise<{ body: string | Buffer; encoding?: "br" | "gzip" }> {
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { body: await promisify(brotliCompress)(text, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await promisify(gzip)(text), encoding: "gzip" };
  return { body: text };
}
