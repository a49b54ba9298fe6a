import { IncomingMessage } from "node:http";

/** Node.js reads these itself. */
const OF_NODE = ["connection", "content-length", "expect", "host", "transfer-encoding", "upgrade"];

/** The names of the headers of requests that servers in this process read meanwhile. */
export async function headersRead(act: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>();
  const usual = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, "headers");
  if (!usual) throw new Error("Node.js keeps headers elsewhere");
  Object.defineProperty(IncomingMessage.prototype, "headers", {
    ...usual,
    get(this: IncomingMessage) {
      const headers = usual.get?.call(this) as object;
      // An answer has none: it is read by a client.
      if (this.method === null || this.method === undefined) return headers;
      return new Proxy(headers, {
        get: (target, name) => {
          if (typeof name === "string") names.add(name);
          return Reflect.get(target, name) as unknown;
        },
      });
    },
  });
  try {
    await act();
  } finally {
    Object.defineProperty(IncomingMessage.prototype, "headers", usual);
  }
  return [...names].filter((name) => !OF_NODE.includes(name));
}
