import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";

import { AppError } from "./app-error.ts";
import { addressKey } from "./networks.ts";

const MIB = 1024 * 1024;
/** Of all bodies under way together, and of those from one address. */
const MOST = { together: 64 * MIB, address: 16 * MIB };
/** A body that is half sent is given up before this. */
const RETRY_SECONDS = 10;

/** Bytes of bodies that were begun and are not answered yet: whoever begins many and ends none takes no more than a bound. */
export class Bodies {
  #together = 0;
  readonly #byAddress = new Map<string, number>();

  /** Counts a body as it arrives, and refuses what goes beyond its own limit (413) or that of all (429). */
  watch(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, limit: number): void {
    const address = addressKey(request.ip);
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      this.#add(address, chunk.length);
      const refusal = this.#refusalOf(address, bytes, limit);
      if (!refusal) return;
      payload.off("data", count);
      reply.header("connection", "close");
      // The reader of the body takes it for its end. Nobody reads that of a GET, or of a type that is refused:
      // the rest is dropped as it comes, and the connection is closed behind the answer.
      if (payload.listenerCount("error") > 0) payload.emit("error", refusal);
      else if (reply.raw.headersSent) request.raw.socket.destroy();
    };
    payload.on("data", count);
    reply.raw.once("close", () => {
      // What still comes of a body that is answered already is kept by nobody.
      payload.off("data", count);
      this.#add(address, -bytes);
    });
  }

  #refusalOf(address: string, bytes: number, limit: number): AppError | null {
    if (bytes > limit) return new AppError("too_large");
    const [together, own] = [this.#together, this.#byAddress.get(address) ?? 0];
    if (together <= MOST.together && own <= MOST.address) return null;
    return new AppError("too_many_requests", { retryAfter: RETRY_SECONDS });
  }

  #add(address: string, bytes: number): void {
    this.#together += bytes;
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (own > 0) this.#byAddress.set(address, own);
    else this.#byAddress.delete(address);
  }
}
