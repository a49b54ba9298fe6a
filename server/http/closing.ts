import type { ServerResponse } from "node:http";

import type { FastifyInstance } from "fastify";

/** Less than a supervisor waits before it kills (compose.yaml, docs/operating.md). */
const SECONDS_TO_ANSWER = 20;

/** Tells with each answer that its connection ends, so that nobody sends another request just when it does. */
export function keepNoConnections({ server }: FastifyInstance): void {
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // What was asked before; Node.js itself closes only what is idle in the moment when a server is closed.
  server.keepAliveTimeout = 1;
}

/** Ends a server: what is under way is answered, but nobody keeps it from ending by reading ever more slowly. */
export async function closeInTime(
  app: FastifyInstance,
  secondsToAnswer: number = SECONDS_TO_ANSWER,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), secondsToAnswer * 1000);
  await app.close();
  clearTimeout(timer);
}
