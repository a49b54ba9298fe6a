import type { FastifyInstance } from "fastify";

/** Less than a supervisor waits before it kills (compose.yaml, docs/operating.md). */
const SECONDS_TO_ANSWER = 20;

/**
 * Ends a server: what is under way is answered, but nobody keeps it from ending by reading ever more slowly, or by keeping
 * the connection for more.
 */
export async function closeInTime(
  app: FastifyInstance,
  secondsToAnswer: number = SECONDS_TO_ANSWER,
): Promise<void> {
  // Node.js itself closes those that are idle now, not those that will be.
  app.server.keepAliveTimeout = 1;
  const timer = setTimeout(() => app.server.closeAllConnections(), secondsToAnswer * 1000);
  await app.close();
  clearTimeout(timer);
}
