import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

import type { Config } from "../config.ts";

const SANE = /^[\w.:-]{1,64}$/;

/**
 * Assigns a request id: the one from `X-Request-Id` if it comes from a trusted proxy and is well-formed, otherwise a
 * new one.
 */
export function requestIds(setting: Config["TRUST_PROXY"]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(setting);
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    if (typeof given === "string" && SANE.test(given) && isTrusted(socket.remoteAddress)) return given;
    return randomUUID();
  };
}

function trustOf(setting: Config["TRUST_PROXY"]): (address: string | undefined) => boolean {
  if (typeof setting !== "string") return () => (setting ?? 0) > 0;
  const proxies = new BlockList();
  for (const entry of setting.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/");
    const family = familyOf(address);
    if (bits) proxies.addSubnet(address, Number(bits), family);
    else proxies.addAddress(address, family);
  }
  return (address = "") => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return plain !== "" && proxies.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
