import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";

import { AppError } from "../app-error.ts";
import { networksAround } from "./networks.ts";

const MIB = 1024 * 1024;
/**
 * Larger bodies are limited separately, so that they never get in the way of bodies up to this size, such as a log-in.
 */
const SMALL = MIB / 16;
/** A body that is only half sent is given up before this limit. */
const RETRY_SECONDS = 10;

/**
 * Bytes of bodies that have begun to arrive and are not answered yet: unfinished requests take no more memory than a
 * bound.
 */
export class Bodies {
  readonly #small = new Bound({ together: 32 * MIB, address: 2 * MIB });
  readonly #large = new Bound({ together: 64 * MIB, address: 16 * MIB });

  /** Counts a body as it arrives, and refuses it beyond its own limit (413) or the limit of all bodies (429). */
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
      // The body's reader takes this for the end of the body. Nobody reads the body of a GET, or one of a refused type:
      // the rest is discarded as it arrives, and the connection is closed after the answer.
      if (payload.listenerCount("error") > 0) payload.emit("error", refusal);
      else if (reply.raw.headersSent) request.raw.socket.destroy();
    };
    payload.on("data", count);
    reply.raw.once("close", () => {
      // Whatever arrives of a body that was already answered is not kept.
      payload.off("data", count);
      bound.add(networks, -bytes);
    });
  }
}

type Networks = ReturnType<typeof networksAround>;

/** How many bytes of bodies may be in progress in total, per address, and per surrounding network. */
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
