import type { api } from "./api/index.ts";
import type { SharedPage } from "./api/sharing.ts";
import type { Answer } from "./endpoint.ts";
import type { InterfaceLanguage } from "./languages.ts";

/** What a page is drawn with before it is sent. */
export interface PageRequest {
  /** One of the public pages (`publicPageAt`), or the path of a screen (`outlineAt`) as it stands in the table, of which the frame and the title are drawn. */
  path: string;
  language: InterfaceLanguage;
  /** The page's own address below `publicUrl`, by which search engines know it. */
  address: string;
  /** Origin of the server, as people type it. */
  publicUrl: string;
  settings: Answer<typeof api.server.settings>;
}

/** What is told of a shared dictionary before any script runs. */
export interface SharedRequest {
  shared: SharedPage;
  language: InterfaceLanguage;
  /** The page's whole address. */
  url: string;
  /** That of its picture. */
  picture: string;
}

/** What is sent of a page: all of it, taken over by the app, or what stands there until the app is there. */
export type DrawnAs = "page" | "outline";

/** The two halves of a page: what stands in its head, and what stands in `#root`. */
export interface DrawnPage {
  head: string;
  body: string;
}

/** The module that the build makes of the web app for the server. */
export interface Prerenderer {
  /** Draws a page as its first drawing in the browser will be. */
  drawPage(request: PageRequest): Promise<DrawnPage>;
  /** The title and what messengers show of a shared dictionary, and its first words for those without JavaScript. */
  drawShared(request: SharedRequest): Promise<DrawnPage>;
  /** What stands in the head of the page at any other path. */
  headOf(path: string, language: InterfaceLanguage): string;
}
