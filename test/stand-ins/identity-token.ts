import { createHash } from "node:crypto";

import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

import type { IdentityUser } from "./identity-user.ts";

/** Ways in which an id token can be wrong; the reader must reject all of them except the last. */
export type Forgery =
  | "bad-signature"
  | "unknown-key"
  | "unsigned"
  | "unlisted-algorithm"
  | "expired"
  | "not-yet"
  | "wrong-audience"
  | "wrong-party"
  | "wrong-issuer"
  | "no-subject"
  | "no-email"
  | "email-unverified"
  | "no-email-verified";

interface SigningKey {
  privateKey: CryptoKey;
  publicJwk: JWK & { kid: string };
}

export async function newKey(alg: "RS256" | "ES384" = "RS256"): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const jwk = await exportJWK(publicKey);
  const kid = createHash("sha256")
    .update(jwk.n ?? jwk.x ?? "")
    .digest("hex")
    .slice(0, 40);
  return { privateKey, publicJwk: { ...jwk, kid, alg, use: "sig" } };
}

interface TokenFacts {
  issuer: string;
  clientId: string;
  nonce: string | null;
  user: IdentityUser;
}

const LIFE_SECONDS = 3600;

/** An RS256 id token for this user, with the given defect. */
export async function idToken(
  { key, unlisted }: { key: SigningKey; unlisted: SigningKey },
  facts: TokenFacts,
  forgery: Forgery | null,
): Promise<string> {
  const claims = claimsOf(facts, forgery);
  if (forgery === "unsigned") return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
  if (forgery === "unlisted-algorithm") {
    const { kid } = unlisted.publicJwk;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "ES384", kid, typ: "JWT" })
      .sign(unlisted.privateKey);
  }
  const stranger = forgery === "bad-signature" || forgery === "unknown-key" ? await newKey() : key;
  const kid = forgery === "unknown-key" ? stranger.publicJwk.kid : key.publicJwk.kid;
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(stranger.privateKey);
}

function claimsOf({ issuer, clientId, nonce, user }: TokenFacts, forgery: Forgery | null) {
  const issuedAt = Math.floor(Date.now() / 1000) - (forgery === "expired" ? 2 * LIFE_SECONDS : 0);
  return {
    iss: forgery === "wrong-issuer" ? "https://issuer.example.test" : issuer,
    azp: forgery === "wrong-party" ? "another-client" : clientId,
    aud: forgery === "wrong-audience" ? "another-client" : clientId,
    ...(forgery !== "no-subject" && { sub: user.sub }),
    ...(forgery !== "no-email" && { email: user.email }),
    ...(forgery !== "no-email-verified" && {
      email_verified: forgery === "email-unverified" ? false : user.email_verified,
    }),
    name: user.name,
    ...(nonce !== null && { nonce }),
    iat: issuedAt,
    ...(forgery === "not-yet" && { nbf: issuedAt + LIFE_SECONDS / 2 }),
    exp: issuedAt + LIFE_SECONDS,
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
