import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { PrivateAddress, resolveCallable } from "./addresses.ts";
import { encrypt, type BrowserKeys } from "./encrypt.ts";
import { authorization, type Vapid } from "./vapid.ts";

export interface Push extends BrowserKeys {
  endpoint: string;
  text: string;
  /** How long the push service may wait for the browser. */
  lifetimeSeconds: number;
}

/** What became of a push. `unknown`: the service may have it, so it is not sent again. */
export type PushOutcome =
  | { became: "sent" | "gone" | "refused" | "unknown" }
  | { became: "busy"; retryAfterSeconds: number };

/** From the connection to the head of the answer; nothing else of an answer is read. */
const PATIENCE_MS = 8_000;
/** An older reminder that the browser has not fetched yet is replaced. */
const TOPIC = "due-words";

/** Sends a message to a browser by its push service (RFC 8030). */
export async function postPush(push: Push, vapid: Vapid, allowLoopback: boolean): Promise<PushOutcome> {
  const url = new URL(push.endpoint);
  try {
    const addresses = await resolveCallable(url, allowLoopback);
    return outcomeOf(await post(url, push, { addresses, vapid }));
  } catch (error) {
    if (error instanceof PrivateAddress) return { became: "refused" };
    return error instanceof NoAnswer ? { became: "unknown" } : { became: "busy", retryAfterSeconds: 0 };
  }
}

/** The connection was there, so the service may have taken the message. */
class NoAnswer extends Error {}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

function post(
  url: URL,
  { text, lifetimeSeconds, ...keys }: Push,
  { addresses, vapid }: { addresses: readonly string[]; vapid: Vapid },
): Promise<Answer> {
  const body = encrypt(text, keys);
  const isHttps = url.protocol === "https:";
  // Redirects are answers like others: this does not follow any.
  const request = (isHttps ? requestHttps : requestHttp)(url, {
    method: "POST",
    agent: false,
    lookup: pinnedTo(addresses),
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      authorization: authorization(vapid, url.origin, Date.now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": body.length,
      ttl: lifetimeSeconds,
      topic: TOPIC,
      urgency: "normal",
    },
  });
  let connected = false;
  request.once("socket", (socket) =>
    socket.once(isHttps ? "secureConnect" : "connect", () => (connected = true)),
  );
  return new Promise((resolve, reject) => {
    request.once("response", (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
      response.destroy();
    });
    request.once("error", (cause) => reject(connected ? new NoAnswer("no answer", { cause }) : cause));
    // The only event of an answer that switches to another protocol.
    request.once("close", () => reject(new NoAnswer("no answer")));
    request.end(body);
  });
}

/** Connects to the addresses that were checked, whatever the name leads to by now. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first = ""] = addresses;
    if (all)
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    else callback(null, first, isIP(first));
  };

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { became: "sent" };
  if (status === 404 || status === 410) return { became: "gone" };
  if (status === 429 || status >= 500) return { became: "busy", retryAfterSeconds: secondsIn(retryAfter) };
  return { became: "refused" };
}

/** Seconds, or a date; 0 for what is neither. */
function secondsIn(retryAfter = ""): number {
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : 0;
}
