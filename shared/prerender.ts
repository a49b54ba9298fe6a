import type { api } from "./api/index.ts";
import type { SharedPage } from "./api/sharing.ts";
import type { Answer } from "./endpoint.ts";
import type { InterfaceLanguage } from "./languages.ts";

/** What is needed to draw a page on the server. */
export interface PageRequest {
  /**
   * One of the public pages (`publicPageAt`), or the path of a screen (`outlineAt`) as in the table, of which only the
   * frame and the title are drawn.
   */
  path: string;
  language: InterfaceLanguage;
  /** The canonical path of the page below `publicUrl`, for search engines. */
  address: string;
  /** The public origin of the server. */
  publicUrl: string;
  settings: Answer<typeof api.server.settings>;
}

/** What is shown of a shared dictionary before any script runs. */
export interface SharedRequest {
  shared: SharedPage;
  language: InterfaceLanguage;
  /** The full URL of the page. */
  url: string;
  /** The full URL of its picture. */
  picture: string;
}

/** "page": the whole page, which the app hydrates. "outline": a placeholder until the app has loaded. */
export type DrawnAs = "page" | "outline";

/** The two parts of a page: the content of its head, and the content of `#root`. */
export interface DrawnPage {
  head: string;
  body: string;
}

/** The module that the build creates from the web app for the server. */
export interface Prerenderer {
  /** Draws a page exactly as its first render in the browser. */
  drawPage(request: PageRequest): Promise<DrawnPage>;
  /**
   * The title, the preview for messengers, and the first words of a shared dictionary for people without JavaScript.
   */
  drawShared(request: SharedRequest): Promise<DrawnPage>;
  /** The content of the head for any other path. */
  headOf(path: string, language: InterfaceLanguage): string;
}
