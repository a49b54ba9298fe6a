import { cspNonce } from "./csp-nonce.ts";

import faces from "../styles/fonts.css?inline";

/** What a page for everybody has in its head from the start. */
export const typefaces = faces;

/** Sets the page in our typefaces, which are loaded by whatever letter stands there; until they have come, the reader's own stand in. */
export function setInTypefaces(): void {
  const style = document.createElement("style");
  style.nonce = cspNonce();
  style.textContent = faces;
  document.head.append(style);
}
