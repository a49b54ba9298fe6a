import { createECDH, createPrivateKey, sign } from "node:crypto";

/** By what push services know a server (RFC 8292). */
export interface Vapid {
  /** The secret number of its P-256 key. */
  privateKey: Buffer;
  /** Where its operator is reached: `mailto:` or `https:`. */
  contact: string;
}

/** Services refuse what is valid for more than a day. */
const LIFETIME_SECONDS = 12 * 3600;

/** The public key as browsers subscribe with it: an uncompressed point, in base64url. */
export const publicKeyOf = (privateKey: Buffer): string => pointOf(privateKey).toString("base64url");

/** The header that shows a push service who sends: a token signed with ES256, and the key to check it with. */
export function authorization({ privateKey, contact }: Vapid, service: string, now: number): string {
  const expires = Math.floor(now / 1000) + LIFETIME_SECONDS;
  const token = [
    { typ: "JWT", alg: "ES256" },
    { aud: service, exp: expires, sub: contact },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = { key: signingKey(privateKey), dsaEncoding: "ieee-p1363" } as const;
  const signature = sign("sha256", Buffer.from(token), key).toString("base64url");
  return `vapid t=${token}.${signature}, k=${publicKeyOf(privateKey)}`;
}

function signingKey(privateKey: Buffer) {
  const point = pointOf(privateKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const numbers = {
    d: privateKey.toString("base64url"),
    x: x.toString("base64url"),
    y: y.toString("base64url"),
  };
  return createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", ...numbers } });
}

function pointOf(privateKey: Buffer): Buffer {
  const key = createECDH("prime256v1");
  key.setPrivateKey(privateKey);
  return key.getPublicKey();
}
