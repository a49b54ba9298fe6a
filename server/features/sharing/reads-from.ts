import { perNetwork } from "../../http/networks.ts";
import type { Allowance } from "../../http/rate-limit.ts";

/** What is shared may be read so often from an address. */
export const readsFrom = (ip: string): Allowance[] =>
  perNetwork("shared-from", ip, { limit: 1200, seconds: 60 });
