import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";

import { AppError } from "../app-error.ts";
import { networksAround } from "./networks.ts";

const MIB = 1024 * 1024;
/** Larger bodies never stand in the way of those up to here, such as a log-in. */
const SMALL = MIB / 16;
/** A body that is half sent is given up before this. */
const RETRY_SECONDS = 10;

/** Bytes of bodies that were begun and are not answered yet: many that are begun and never ended take no more than a bound. */
export class Bodies {
  readonly #small = new Bound({ together: 32 * MIB, address: 2 * MIB });
  readonly #large = new Bound({ together: 64 * MIB, address: 16 * MIB });

  /** Counts a body as it arrives, and refuses what goes beyond its own limit (413) or that of all (429). */
  watch(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, limit: number): void {
    const networks = networksAround(request.ip);
    let bytes = 0;
    let bound = this.#small;
    const count = (chunk: Buffer): void => {
      bound.add(networks, -bytes);
      bytes += chunk.length;
      if (bytes > SMALL) bound = this.#large;
      bound.add(networks, bytes);
      const refusal = bytes > limit ? new AppError("too_large") : bound.refusalOf(networks);
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
      bound.add(networks, -bytes);
    });
  }
}

type Networks = ReturnType<typeof networksAround>;

/** How much of all bodies may be under way together, and of those from one address and from the networks around it. */
class Bound {
  readonly #most: { together: number; address: number };
  readonly #byNetwork = new Map<string, number>();
  #together = 0;

  constructor(most: { together: number; address: number }) {
    this.#most = most;
  }

  add(networks: Networks, bytes: number): void {
    this.#together += bytes;
    for (const { network } of networks) {
      const own = this.#of(network) + bytes;
      if (own > 0) this.#byNetwork.set(network, own);
      else this.#byNetwork.delete(network);
    }
  }

  refusalOf(networks: Networks): AppError | null {
    const isBeyond =
      this.#together > this.#most.together ||
      networks.some(({ network, times }) => this.#of(network) > times * this.#most.address);
    return isBeyond ? new AppError("too_many_requests", { retryAfter: RETRY_SECONDS }) : null;
  }

  #of(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }
}
