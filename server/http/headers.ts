import type { FastifyInstance } from "fastify";

/** The service worker's script asks this server, and nobody else. */
const WORKER = {
  path: "/service-worker.js",
  policy: "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The worker that reads other programs' files: it alone may compile WebAssembly, which is SQLite from here. */
const DECK_READER = {
  path: /^\/assets\/deck-reader-[\w-]+\.js$/,
  policy: `${WORKER.policy}; script-src 'wasm-unsafe-eval'`,
};

/** The security headers of every answer; pages have a content security policy of their own. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {}),
});

export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (request.url === WORKER.path) reply.header("content-security-policy", WORKER.policy);
    if (DECK_READER.path.test(request.url)) reply.header("content-security-policy", DECK_READER.policy);
    done();
  });
}

/** The policy of a page: everything from here, scripts and styles by nonce, and the identity provider where it is set up. */
export function contentSecurityPolicy(nonce: string, googleScriptUrl: string | null): string {
  // Only the script itself and what lies beside it: the rest of the provider's host serves scripts to its own pages.
  const script = googleScriptUrl ? ` ${googleScriptUrl}` : "";
  const google = googleScriptUrl ? ` ${new URL(".", googleScriptUrl).href}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'${google}`,
    "img-src 'self' data: blob:",
    // A word that was spoken by the server.
    "media-src 'self' blob:",
    `connect-src 'self'${google}`,
    `frame-src 'self'${google}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
