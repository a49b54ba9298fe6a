import { setTimeout as pause } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

const PAUSE_MS = 250;
/** Beyond these, refusals are answered at once: what waits takes memory. */
const MOST_PAUSED = 1000;

/**
 * Lets those who are refused with 429 wait for the refusal: programs that ask again at once would use the thread for
 * nothing else, and everybody behind them would wait. A `factor` above one divides this wait like every other
 * (contract §9); a smaller one leaves it as short as it is.
 */
export function slowRefusals(app: FastifyInstance, factor: number): void {
  let paused = 0;
  app.addHook("onSend", async (request) => {
    if (request.refusal !== "too_many_requests" || paused >= MOST_PAUSED) return;
    paused += 1;
    await pause(PAUSE_MS / Math.max(1, factor));
    paused -= 1;
  });
}
