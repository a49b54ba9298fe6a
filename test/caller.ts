import { setMaxListeners } from "node:events";

import type { Caller } from "../server/fair-queue.ts";

const STAYS = new AbortController().signal;
setMaxListeners(0, STAYS);

/** Somebody who waits in a queue. */
export const caller = (name: string, { left = STAYS, networks = [] }: Partial<Caller> = {}): Caller => ({
  name,
  networks,
  left,
});
