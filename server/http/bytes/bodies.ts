import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";

import { AppError } from "../../app-error.ts";
import { whenOver } from "../departure.ts";
import { ByteBound, holdersAt, MIB, SMALL } from "./byte-bound.ts";

/**
 * Bytes of bodies that have begun to arrive and are not answered yet: unfinished requests take no more memory than a
 * bound.
 */
export class Bodies {
  readonly #small = new ByteBound({ together: 32 * MIB, address: 2 * MIB });
  readonly #large = new ByteBound({ together: 64 * MIB, address: 16 * MIB });

  /** Counts a body as it arrives, and refuses it beyond its own limit (413) or the limit of all bodies (429). */
  watch(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, limit: number): void {
    const holders = holdersAt(request.ip);
    let bytes = 0;
    let bound = this.#small;
    const count = (chunk: Buffer): void => {
      bound.add(holders, -bytes);
      bytes += chunk.length;
      if (bytes > SMALL) bound = this.#large;
      bound.add(holders, bytes);
      const refusal = bytes > limit ? new AppError("too_large") : bound.refusalOf(holders);
      if (!refusal) return;
      payload.off("data", count);
      reply.header("connection", "close");
      // The body's reader takes this for the end of the body. Nobody reads the body of a GET, or one of a refused type:
      // the rest is discarded as it arrives, and the connection is closed after the answer.
      if (payload.listenerCount("error") > 0) payload.emit("error", refusal);
      else if (reply.raw.headersSent) request.raw.socket.destroy();
    };
    payload.on("data", count);
    whenOver(request.raw, reply.raw, () => {
      // Whatever arrives of a body that was already answered is not kept.
      payload.off("data", count);
      bound.add(holders, -bytes);
    });
  }
}
