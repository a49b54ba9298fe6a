import type { FastifyInstance } from "fastify";

/** The service worker's script may connect to this server only. */
const WORKER = {
  path: "/service-worker.js",
  policy: "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The worker that reads other programs' files: only this one may compile WebAssembly, namely our own SQLite. */
const DECK_READER = {
  path: /^\/assets\/deck-reader-[\w-]+\.js$/,
  policy: `${WORKER.policy}; script-src 'wasm-unsafe-eval'`,
};

/** The security headers of every answer; pages additionally have a content security policy. */
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

/**
 * The policy of a page: everything from this server, scripts and styles by nonce, and the identity provider where it is
 * set up.
 */
export function contentSecurityPolicy(nonce: string, googleScriptUrl: string | null): string {
  // Only the script itself and the paths below it: the rest of the provider's host serves scripts for its own pages.
  const script = googleScriptUrl ? ` ${googleScriptUrl}` : "";
  const google = googleScriptUrl ? ` ${new URL(".", googleScriptUrl).href}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'${google}`,
    "img-src 'self' data: blob:",
    // A word spoken by the server's voice.
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
