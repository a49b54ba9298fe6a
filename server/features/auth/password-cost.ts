import type { Options } from "@node-rs/argon2";

/** argon2id with the minimum that OWASP recommends: 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
