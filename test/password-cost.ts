import type { COST as REAL } from "../server/features/auth/password-cost.ts";

/**
 * The least that argon2 accepts; vitest puts it in the place of the real cost (vitest.config.ts). No setting does, so
 * that no server can be started with it. stored-secrets.test.ts asks a built program for the real one.
 */
export const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies typeof REAL;
