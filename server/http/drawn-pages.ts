import { pathToFileURL } from "node:url";

import type { FastifyBaseLogger } from "fastify";

import type { SharedPage } from "../../shared/api/sharing.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { addressIn, leadsToLanguage, outlineAt, type PublicPage } from "../../shared/pages.ts";
import type { PageRequest, Prerenderer } from "../../shared/prerender.ts";
import { pathOf, SCREENS } from "../../shared/screens.ts";
import { sharedPicturePath } from "../../shared/share-picture.ts";

export interface DrawerOptions {
  /** The app's HTML from the build: the frame of every page. */
  template: string;
  /** The frame of the welcome page, whose app loads only once the visitor does something. */
  waiting: string;
  /** The module that prerenders public pages; without it the browser draws them. */
  prerenderer?: string | undefined;
  publicUrl: string;
  settings: PageRequest["settings"];
}

interface Wanted {
  path: string;
  language: InterfaceLanguage;
  /** The public page that it is, if it is one. */
  page: PublicPage | null;
  /** Whether the query of the address determines the language. */
  hasQueryLanguage: boolean;
  /** What is shared there, with its token. */
  shared?: { token: string; page: SharedPage } | undefined;
}

type Drawer = (wanted: Wanted, log: FastifyBaseLogger) => Promise<string>;

/** The HTML of pages by path and language, each rendered once; the caller fills in what differs between visitors. */
export async function pageDrawer({
  template,
  waiting,
  prerenderer,
  publicUrl,
  settings,
}: DrawerOptions): Promise<Drawer> {
  if (!prerenderer) return async () => template;
  const { drawPage, drawShared, headOf } = (await import(pathToFileURL(prerenderer).href)) as Prerenderer;
  const framed = frameOf(template);
  // Content that is already there must be visible before the script that hydrates it has loaded.
  const seenFirst = frameOf(
    template.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  );
  const welcome = frameOf(waiting);
  const drawn = new Map<string, Promise<string>>();

  const draw = async (path: string, language: InterfaceLanguage, address: string): Promise<string> => {
    const { head, body } = await drawPage({ path, language, address, publicUrl, settings });
    return (path === "/" ? welcome : seenFirst)(head, body);
  };

  /** The HTML rendered for all shared dictionaries, filled in with this one. */
  const withShared = async (html: string, { shared, language }: Wanted): Promise<string> => {
    if (!shared) return html;
    const { token, page } = shared;
    const url = publicUrl + pathOf("shared", token);
    const picture = publicUrl + sharedPicturePath(token);
    const { head, body } = await drawShared({ shared: page, language, url, picture });
    return html
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${body}</noscript>`);
  };

  return async (wanted, log) => {
    const { path, language, page, hasQueryLanguage } = wanted;
    const name = outlineAt(path);
    const screen = name && SCREENS[name].path;
    if (!page && !screen)
      return framed(headOf(path, language) + (leadsToLanguage(path) ? leadOn(path, language) : ""));
    const address = page ? addressOf(page, hasQueryLanguage ? language : null) : (screen ?? path);
    const key = `${language} ${address}`;
    const html = drawn.get(key) ?? draw(screen ?? path, language, address);
    drawn.set(key, html);
    return html
      .then((text) => withShared(text, wanted))
      .catch((error: unknown) => {
        drawn.delete(key);
        log.error(error, "A page could not be drawn; the browser will do it");
        return framed(headOf(path, language));
      });
  };
}

/** A page's canonical address: with a language if the path or the query has one. */
function addressOf({ page, language }: PublicPage, inQuery: InterfaceLanguage | null): string {
  const own = language ?? inQuery;
  return own ? addressIn(page, own) : page;
}

type Frame = (head: string, body?: string) => string;

function frameOf(template: string): Frame {
  const [start = "", middle = "", end = ""] = template.split(/<title>[^<]*<\/title>|(?<=<div id="root">)/);
  return (head, body = "") => start + head + middle + body + end;
}

/** For visitors without JavaScript: a document's path with their language. */
const leadOn = (path: string, language: InterfaceLanguage): string =>
  `<noscript><meta http-equiv="refresh" content="0; url=${addressIn(path.replace(/\/$/, ""), language)}"></noscript>`;
