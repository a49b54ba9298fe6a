/** The nonce that scripts and styles added later need (spec §9); the server writes it into the page. */
export const cspNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
