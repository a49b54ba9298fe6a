import type { IncomingMessage } from "node:http";

import type { Caller } from "../fair-queue.ts";
import { departureOf } from "./departure.ts";
import { networksAround } from "./networks.ts";

interface Request {
  account: { id: string } | null;
  ip: string;
  request: { raw: IncomingMessage };
}

/** Who waits in a queue: the account, or the address of a caller without one. */
export function callerOf({ account, ip, request }: Request): Caller {
  const networks = networksAround(ip).toReversed();
  const most = networks[0]?.times ?? 1;
  return {
    name: account?.id ?? `somebody at ${networks.at(-1)?.network}`,
    networks: networks.map(({ network, times }) => ({ network, share: times / most })),
    left: departureOf(request.raw),
  };
}
