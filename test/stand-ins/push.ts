import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

import {
  startHttpStandIn,
  type Answer,
  type HttpStandIn,
  type Incoming,
  type Place,
} from "./http-stand-in.ts";

export interface PushedMessage {
  text: string;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  /** Who sent it, as the token says. */
  contact: string;
}

/** A browser that has subscribed at this push service. */
export interface SubscribedBrowser {
  /** What it tells the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What it was sent, decrypted. */
  received: readonly PushedMessage[];
  /** What other requests than a good push said of themselves. */
  refused: readonly string[];
  /** From now on the service knows it no more: 410. */
  leave(): void;
}

export interface PushStandIn extends HttpStandIn {
  /** A browser subscribes with the server's public key, which alone may push to it. */
  subscribe(serverKey: string): SubscribedBrowser;
  /** Answers like this instead of taking what was sent; null ends it. */
  answerWith(answer: Answer | null): void;
  /** Requests from now on get no answer before the returned function is called. */
  hold(): () => void;
  /** How many requests came. */
  requests(): number;
}

interface Known {
  serverKey: string;
  keys: ECDH;
  auth: Buffer;
  received: PushedMessage[];
  refused: string[];
  left: boolean;
}

/** A push service (RFC 8030) together with the browsers that it delivers to: checks VAPID, and decrypts what came. */
export async function startPush(place: Place = {}): Promise<PushStandIn> {
  const browsers = new Map<string, Known>();
  let fixed: Answer | null = null;
  let held: Promise<void> | null = null;
  let requests = 0;

  const answer = async (incoming: Incoming): Promise<Answer> => {
    requests++;
    await held;
    if (fixed) return fixed;
    const browser = browsers.get(incoming.url.pathname);
    if (!browser || incoming.method !== "POST") return { status: 404 };
    if (browser.left) return { status: 410 };
    try {
      browser.received.push(readPush(incoming, browser));
      return { status: 201, headers: { location: `${incoming.url.origin}/message/${randomUUID()}` } };
    } catch (error) {
      browser.refused.push(String(error));
      return { status: error instanceof Forbidden ? 403 : 400 };
    }
  };
  const http = await startHttpStandIn({ answer }, place);

  return {
    ...http,
    subscribe(serverKey) {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const known: Known = { serverKey, keys, auth: randomBytes(16), received: [], refused: [], left: false };
      const path = `/push/${randomUUID()}`;
      browsers.set(path, known);
      const { received, refused } = known;
      return {
        subscription: {
          endpoint: `${http.url}${path}`,
          keys: {
            p256dh: keys.getPublicKey().toString("base64url"),
            auth: known.auth.toString("base64url"),
          },
        },
        received,
        refused,
        leave: () => (known.left = true),
      };
    },
    answerWith(next) {
      fixed = next;
    },
    hold() {
      let release = (): void => {};
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = null;
        release();
      };
    },
    requests: () => requests,
  };
}

class Forbidden extends Error {}

function readPush({ headers, url, bytes }: Incoming, browser: Known): PushedMessage {
  const contact = checkVapid(headers, url.origin, browser.serverKey);
  const ttl = Number(headers["ttl"]);
  if (!Number.isInteger(ttl) || ttl < 0) throw new Error("no TTL");
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("not aes128gcm");
  const one = (name: string): string | undefined => [headers[name]].flat()[0];
  return { text: decrypt(bytes, browser), ttl, topic: one("topic"), urgency: one("urgency"), contact };
}

/** RFC 8292: signed by the key that the browser subscribed with, for this service, for a day at most. */
function checkVapid({ authorization = "" }: IncomingHttpHeaders, origin: string, serverKey: string): string {
  const [, token = "", key = ""] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== serverKey) throw new Forbidden("another server's key");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, how, Buffer.from(signature, "base64url"))) throw new Forbidden("signature");
  const { alg } = decoded(head) as { alg?: unknown };
  const { aud, exp, sub } = decoded(claims) as { aud?: unknown; exp?: unknown; sub?: unknown };
  const left = Number(exp) - Date.now() / 1000;
  if (alg !== "ES256" || aud !== origin || !(left > 0 && left <= 86_400)) throw new Forbidden("claims");
  if (typeof sub !== "string" || !/^(mailto:|https?:)/.test(sub)) throw new Forbidden("contact");
  return sub;
}

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** RFC 8188 and RFC 8291, from the browser's end. */
function decrypt(message: Buffer, { keys, auth }: Known): string {
  const salt = message.subarray(0, 16);
  const keyBytes = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyBytes);
  const record = message.subarray(21 + keyBytes);
  if (record.length > message.readUInt32BE(16)) throw new Error("more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const derive = (from: Buffer, key: Buffer, about: string | Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync("sha256", key, from, about, bytes));
  const secret = derive(auth, keys.computeSecret(sender), info, 32);
  const contentKey = derive(salt, secret, "Content-Encoding: aes128gcm\0", 16);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    contentKey,
    derive(salt, secret, "Content-Encoding: nonce\0", 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("padding");
  return padded.subarray(0, end).toString("utf8");
}
