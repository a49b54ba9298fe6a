import { COST as REAL_COST } from "../server/features/auth/password-cost.ts";

/**
 * The least that argon2 accepts; vitest puts it in the place of the real cost (vitest.config.ts). No setting does, so
 * that no server can be started with it. What depends on the real cost is asked of a built program.
 */
export const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies typeof REAL_COST;

export { REAL_COST };
