import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import * as z from "zod/mini";

import { short } from "../../shared/text/bounds.ts";
import { lowerCase, nfc } from "../../shared/text/transform.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";

/** The identity that has signed in; the provider has verified the e-mail address. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider runs the mailbox itself, and so is the authority on who owns it today. */
  authoritative: boolean;
}

interface GoogleOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const PATIENCE_MS = 5_000;
const DISCOVERY_LIFETIME_MS = 3_600_000;
const ALGORITHMS = ["RS256", "PS256", "ES256"];
/** Tolerated clock difference to the provider, in seconds. */
const CLOCK_TOLERANCE = 60;

const discovery = z.object({ issuer: z.string(), token_endpoint: z.url(), jwks_uri: z.url() });
const tokens = z.object({ id_token: z.string() });
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.minLength(3), z.maxLength(255)),
  email_verified: z.literal(true),
  hd: z.optional(z.string()),
  azp: z.optional(z.string()),
});

interface Provider {
  tokenEndpoint: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
  readAt: number;
}

/** Sign-in with Google, or with the OpenID Connect provider in `GOOGLE_ISSUER`: the code flow. */
export class Google {
  readonly #options: GoogleOptions;
  #provider: Provider | null = null;

  constructor(options: GoogleOptions) {
    this.#options = options;
  }

  /** Null where the operator has not set it up. */
  static of({ google, GOOGLE_ISSUER: issuer, GOOGLE_REDIRECT_URI: redirectUri }: Config): Google | null {
    return google && new Google({ ...google, issuer, redirectUri });
  }

  /**
   * Redeems the code from the provider's script. 401 for anything not proven, 503 when the provider does not answer.
   */
  async identify(code: string): Promise<ProviderIdentity> {
    const provider = await this.#discover();
    const idToken = await this.#redeem(provider, code);
    const payload = await this.#verify(provider, idToken);
    const { success, data } = z.safeParse(claims, payload);
    if (!success) throw refused("claims");
    if (data.azp !== undefined && data.azp !== this.#options.clientId) throw refused("azp");
    return {
      issuer: this.#options.issuer,
      subject: data.sub,
      email: nfc(short(data.email)),
      authoritative: runsMailbox(this.#options.issuer, data),
    };
  }

  async #discover(): Promise<Provider> {
    if (this.#provider && Date.now() - this.#provider.readAt < DISCOVERY_LIFETIME_MS) return this.#provider;
    const { issuer } = this.#options;
    const response = await ask(`${issuer}/.well-known/openid-configuration`);
    const { data } = z.safeParse(discovery, await jsonOf(response));
    if (!response.ok || data?.issuer !== issuer) throw unavailable("discovery");
    this.#provider = {
      tokenEndpoint: data.token_endpoint,
      // Tokens come from the provider alone, so an unknown key is a new key: nobody else can make us fetch keys.
      keys: createRemoteJWKSet(new URL(data.jwks_uri), { timeoutDuration: PATIENCE_MS, cooldownDuration: 0 }),
      readAt: Date.now(),
    };
    return this.#provider;
  }

  async #redeem({ tokenEndpoint }: Provider, code: string): Promise<string> {
    const { clientId, clientSecret, redirectUri } = this.#options;
    const response = await ask(tokenEndpoint, {
      grant_type: "authorization_code",
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
    });
    const body = await jsonOf(response);
    if (response.status === 400 && isInvalidGrant(body)) throw refused("code");
    const { success, data } = z.safeParse(tokens, body);
    if (!response.ok || !success) throw unavailable(`token endpoint: ${response.status} ${errorName(body)}`);
    return data.id_token;
  }

  async #verify({ keys }: Provider, idToken: string): Promise<JWTPayload> {
    const { issuer, clientId } = this.#options;
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google itself sometimes leaves out the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\/(?=accounts\.google\.com$)/, "")],
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ["exp", "iat", "sub"],
      });
      return payload;
    } catch (cause) {
      throw keysAreMissing(cause) ? unavailable("keys", cause) : refused("token", cause);
    }
  }
}

async function ask(url: string, form?: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: "application/json" },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
  } catch (cause) {
    throw unavailable("no answer", cause);
  }
}

const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw unavailable("answer cut off", cause);
    return null;
  });

const errorName = (body: unknown): string =>
  z.safeParse(z.object({ error: z.string() }), body).data?.error ?? "";

const isInvalidGrant = (body: unknown): boolean => errorName(body) === "invalid_grant";

/** Errors of jose about a token have codes of their own; other errors are about fetching the keys. */
const keysAreMissing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === "ERR_JOSE_GENERIC";

const refused = (what: string, cause?: unknown): AppError =>
  new AppError("invalid_credentials", { cause: new Error(`Sign-in refused: ${what}`, { cause }) });

const unavailable = (what: string, cause?: unknown): AppError =>
  new AppError("provider_unavailable", { cause: new Error(`Identity provider: ${what}`, { cause }) });

export const GOOGLE = "https://accounts.google.com";

interface Claimed {
  email: string;
  /** The hosted domain that the token names. */
  hd?: string | undefined;
}

/**
 * Whether the provider runs the mailbox itself, and so is the authority on who owns it today. Google does for its own
 * addresses and for those in the hosted domain; no other provider can claim it for Google's.
 */
export function runsMailbox(issuer: string, { email, hd }: Claimed): boolean {
  if (issuer !== GOOGLE) return false;
  const domain = lowerCase(short(email.slice(email.lastIndexOf("@") + 1)));
  return domain === "gmail.com" || (hd !== undefined && domain === lowerCase(short(hd)));
}
