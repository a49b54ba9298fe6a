import { cspNonce } from "./csp-nonce.ts";

import faces from "../styles/fonts.css?inline";

/** What a public page has in its head from the start. */
export const typefaces = faces;

/**
 * Uses our typefaces, which load for whatever letters are on the page; until then, the reader's own fonts are shown.
 */
export function setInTypefaces(): void {
  const style = document.createElement("style");
  style.nonce = cspNonce();
  style.textContent = faces;
  document.head.append(style);
}
