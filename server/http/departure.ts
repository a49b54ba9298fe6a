import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const departures = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted once the client has disconnected. Only the connection's events show that: an answer does not close before its
 * turn comes, and a client may pipeline many requests.
 */
export function departureOf({ socket }: IncomingMessage): AbortSignal {
  const existing = departures.get(socket);
  if (existing) return existing;
  const left = new AbortController();
  // As many listeners as there are pipelined requests.
  setMaxListeners(0, left.signal);
  departures.set(socket, left.signal);
  if (socket.destroyed) left.abort();
  else socket.once("close", () => left.abort());
  return left.signal;
}

/**
 * Calls back once an answer was handed to the client, or nobody waits for it any more. A pipelined answer whose turn
 * never came does not close.
 */
export function whenOver(request: IncomingMessage, answer: ServerResponse, done: () => void): void {
  const left = departureOf(request);
  if (left.aborted || answer.closed) return done();
  const over = (): void => {
    answer.off("close", over);
    left.removeEventListener("abort", over);
    done();
  };
  answer.once("close", over);
  left.addEventListener("abort", over);
}
