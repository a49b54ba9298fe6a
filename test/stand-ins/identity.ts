import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

import {
  type Answer,
  type HttpStandIn,
  htmlPage,
  type Incoming,
  json,
  type Place,
  startHttpStandIn,
} from "./http-stand-in.ts";
import { answerPage, chooserPage, chosenUser, type CodeRequest, codeRequest } from "./identity-popup.ts";
import { type Forgery, idToken, newKey } from "./identity-token.ts";
import { changed, type IdentityUser, subjectOf } from "./identity-user.ts";

export type { Forgery } from "./identity-token.ts";
export type { IdentityUser } from "./identity-user.ts";

export interface IdentityOptions extends Place {
  clientId?: string;
  clientSecret?: string;
  /** true: the popup asks who signs in. false (default): it answers immediately with the next user. */
  asks?: boolean;
}

export interface IdentityStandIn extends HttpStandIn {
  /** For GOOGLE_ISSUER; the same as `url`. */
  issuer: string;
  /** For GOOGLE_SCRIPT_URL. */
  scriptUrl: string;
  clientId: string;
  clientSecret: string;
  /** Sets whom the popup suggests from now on. Fields that are left out are kept, but a new e-mail gets a new `sub`. */
  nextUser(user: Partial<IdentityUser>): void;
  asks(yes: boolean): void;
  /** The next popup closes without an answer, or answers with `access_denied`. */
  popup(next: "closes" | "denies"): void;
  /** A code as from the popup; its redirect URI may be the origin of the page that asked. */
  codeFor(user?: Partial<IdentityUser>, given?: { origin?: string; nonce?: string }): string;
  /** Every id token from now on has this defect; null for valid ones again. */
  forge(how: Forgery | null): void;
  /** A failure of the token endpoint only: 503, or an answer that is not JSON; null ends it. */
  failToken(how: "unavailable" | "garbage" | null): void;
  /** Removes the old key from the key set and signs with a new one. */
  rotateKey(): Promise<void>;
}

interface Grant {
  user: IdentityUser;
  origin: string | null;
  nonce: string | null;
}

const SCRIPT = readFileSync(new URL("./gsi-client.js", import.meta.url), "utf8");
const GRANTED =
  "email profile openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile";

/** An OpenID Connect provider with Google's popup script: code flow, RS256, codes that work once. */
export async function startIdentity(options: IdentityOptions = {}): Promise<IdentityStandIn> {
  const clientId = options.clientId ?? "wordhoard.apps.example.test";
  const clientSecret = options.clientSecret ?? "identity-secret";
  let key = await newKey();
  /** Published as well, of an algorithm that no reader of id tokens has to take. */
  const unlisted = await newKey("ES384");
  let asking = options.asks ?? false;
  let forgery: Forgery | null = null;
  let tokenFault: "unavailable" | "garbage" | null = null;
  let nextPopup: "closes" | "denies" | null = null;
  let user: IdentityUser = {
    sub: subjectOf("ann@example.test"),
    email: "ann@example.test",
    email_verified: true,
    name: "Ann Example",
  };
  const grants = new Map<string, Grant>();

  const grant = (given: Grant) => {
    const code = `4/${randomBytes(24).toString("base64url")}`;
    grants.set(code, given);
    return code;
  };

  const popup = (request: CodeRequest, chosen: IdentityUser | null): Answer => {
    if (request.clientId !== clientId) return htmlPage("Error 401: invalid_client", 401);
    const state = request.state === null ? {} : { state: request.state };
    if (!chosen) return htmlPage(answerPage(request, { error: "access_denied", ...state }));
    const code = grant({ user: chosen, origin: request.origin, nonce: request.nonce });
    return htmlPage(
      answerPage(request, { code, scope: GRANTED, authuser: "0", prompt: "consent", ...state }),
    );
  };

  const authorize = ({ method, url, body }: Incoming): Answer => {
    const form = new URLSearchParams(method === "POST" ? body : url.searchParams);
    const request = codeRequest(form);
    if (method === "POST") return popup(request, chosenUser(form, user));
    const scripted = nextPopup;
    nextPopup = null;
    if (scripted === "closes") return htmlPage("<script>window.close()</script>");
    if (scripted === "denies") return popup(request, null);
    return asking ? htmlPage(chooserPage(request, user)) : popup(request, user);
  };

  const token = async (incoming: Incoming): Promise<Answer> => {
    if (tokenFault === "unavailable") return { status: 503, body: "Service Unavailable" };
    if (tokenFault === "garbage") return { status: 200, body: "<!doctype html><p>Sorry" };
    const form = new URLSearchParams(incoming.body);
    const client = credentials(incoming.headers.authorization, form);
    if (client.id !== clientId) return refusal(401, "invalid_client", "The OAuth client was not found.");
    if (client.secret !== clientSecret) return refusal(401, "invalid_client", "Unauthorized");
    if (form.get("grant_type") !== "authorization_code")
      return refusal(400, "unsupported_grant_type", "Invalid grant_type");
    const code = form.get("code") ?? "";
    const granted = grants.get(code);
    grants.delete(code);
    if (!granted) return refusal(400, "invalid_grant", "Malformed auth code.");
    if (!mayRedirect(form.get("redirect_uri"), granted))
      return refusal(400, "redirect_uri_mismatch", "Bad Request");
    return json({
      access_token: `ya29.${randomBytes(24).toString("base64url")}`,
      expires_in: 3599,
      scope: GRANTED,
      token_type: "Bearer",
      id_token: await idToken({ key, unlisted }, { issuer: http.url, clientId, ...granted }, forgery),
    });
  };

  const http = await startHttpStandIn(
    {
      spared: ({ url }) => url.pathname === "/gsi/client" || url.pathname === "/authorize",
      answer(incoming) {
        switch (`${incoming.method} ${incoming.url.pathname}`) {
          case "GET /.well-known/openid-configuration":
            return json(discovery(http.url));
          case "GET /jwks":
            return json({ keys: [key.publicJwk, unlisted.publicJwk] });
          case "POST /token":
            return token(incoming);
          case "GET /gsi/client":
            return { status: 200, headers: { "content-type": "text/javascript" }, body: SCRIPT };
          case "GET /authorize":
          case "POST /authorize":
            return authorize(incoming);
          default:
            return { status: 404 };
        }
      },
    },
    options,
  );

  return {
    ...http,
    issuer: http.url,
    scriptUrl: `${http.url}/gsi/client`,
    clientId,
    clientSecret,
    nextUser(next) {
      user = changed(user, next);
    },
    asks(yes) {
      asking = yes;
    },
    popup(next) {
      nextPopup = next;
    },
    codeFor: (someone = {}, given = {}) =>
      grant({ user: changed(user, someone), origin: given.origin ?? null, nonce: given.nonce ?? null }),
    forge(how) {
      forgery = how;
    },
    failToken(how) {
      tokenFault = how;
    },
    async rotateKey() {
      key = await newKey();
    },
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    grant_types_supported: ["authorization_code"],
    claims_supported: ["aud", "email", "email_verified", "exp", "iat", "iss", "name", "sub"],
  };
}

/** The client's id and secret, from the header or otherwise from the form. */
function credentials(authorization: string | undefined, form: URLSearchParams) {
  if (!authorization?.startsWith("Basic "))
    return { id: form.get("client_id"), secret: form.get("client_secret") };
  const [id = "", secret = ""] = Buffer.from(authorization.slice(6), "base64").toString("utf8").split(":");
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

/** A popup's code is redeemed with the literal `postmessage` or with the origin of the page that asked. */
function mayRedirect(redirectUri: string | null, { origin }: Grant): boolean {
  return redirectUri === "postmessage" || (origin !== null && redirectUri === origin);
}

function refusal(status: number, error: string, description: string): Answer {
  return json({ error, error_description: description }, status);
}
