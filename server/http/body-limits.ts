import type { Endpoint } from "../../shared/endpoint.ts";

const KIB = 1024;
/** Of calls that anybody may make, before anything is known of them. */
const WAYS_IN = /^\/(?:auth|cookie)\//;

/** The largest body of a call, in bytes. */
export const bodyLimitOf = ({ path, bodyLimit }: Endpoint): number =>
  bodyLimit ?? (WAYS_IN.test(path) ? 4 * KIB : 64 * KIB);
