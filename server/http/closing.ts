import type { ServerResponse } from "node:http";

import type { FastifyInstance } from "fastify";

/** Shorter than a supervisor waits before it kills the process (compose.yaml, docs/operating.md). */
const SECONDS_TO_ANSWER = 20;

/** Announces with each answer that the connection will close, so that clients do not send another request just then. */
export function closeAfterEachAnswer({ server }: FastifyInstance): void {
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Answers to earlier requests; Node.js itself closes only connections that are idle when the server is closed.
  server.keepAliveTimeout = 1;
}

/**
 * Closes a server: requests in progress are answered, but a client that reads ever more slowly cannot prevent the end.
 */
export async function closeInTime(
  app: FastifyInstance,
  secondsToAnswer: number = SECONDS_TO_ANSWER,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), secondsToAnswer * 1000);
  await app.close();
  clearTimeout(timer);
}
