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

const closings = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once an answer was handed to the client, or nobody waits for it any more. A pipelined answer whose turn
 * never came does not close.
 */
export function whenOver({ socket }: IncomingMessage, answer: ServerResponse, done: () => void): void {
  if (socket.destroyed || answer.closed) return done();
  const closing = closingOf(socket);
  const over = (): void => {
    answer.off("close", over);
    closing.delete(over);
    done();
  };
  answer.on("close", over);
  closing.add(over);
}

/** What is called when a connection closes: a set costs each request less than listeners of a signal. */
function closingOf(socket: Socket): Set<() => void> {
  const known = closings.get(socket);
  if (known) return known;
  const closing = new Set<() => void>();
  closings.set(socket, closing);
  socket.once("close", () => {
    for (const over of closing) over();
  });
  return closing;
}
