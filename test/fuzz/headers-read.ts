import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Published by Node.js for each request, before anything reads it. */
const BEGINNING = "http.server.request.start";
/** Node.js reads these itself. */
const OF_NODE = ["connection", "content-length", "expect", "host", "transfer-encoding", "upgrade"];

/** The names of the headers of requests that servers in this process read meanwhile. */
export async function headersRead(act: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>();
  const watch = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage };
    const headers = new Proxy(request.headers, {
      get: (target, name) => {
        if (typeof name === "string") names.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    Object.defineProperty(request, "headers", { value: headers });
  };
  subscribe(BEGINNING, watch);
  try {
    await act();
  } finally {
    unsubscribe(BEGINNING, watch);
  }
  return [...names].filter((name) => !OF_NODE.includes(name));
}
