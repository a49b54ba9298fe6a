import type { FastifyInstance } from "fastify";

import { whenOver } from "../departure.ts";
import { errorText } from "../errors.ts";
import { ByteBound, holdersAt, MIB, SMALL } from "./byte-bound.ts";

/** Headers that tell about the answer that is not sent. */
const OF_ANSWER = ["content-disposition", "content-encoding", "etag"];

/**
 * Bounds the bytes of answers that their clients have not taken yet (429): who never reads takes no more memory than
 * that. What is sent in pieces waits for its reader before more of it is made.
 */
export function boundAnswers(app: FastifyInstance): void {
  const small = new ByteBound({ together: 32 * MIB, address: 4 * MIB });
  const large = new ByteBound({ together: 128 * MIB, address: 32 * MIB });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return done(null, payload);
    const bytes = Buffer.byteLength(payload);
    const bound = bytes > SMALL ? large : small;
    const account = request.userId ? [{ key: request.userId, times: 1 }] : [];
    const holders = [...holdersAt(request.ip), ...account];
    bound.add(holders, bytes);
    const refusal = bound.refusalOf(holders, bytes);
    if (!refusal) {
      whenOver(request.raw, reply.raw, () => bound.add(holders, -bytes));
      return done(null, payload);
    }
    bound.add(holders, -bytes);
    for (const name of OF_ANSWER) reply.removeHeader(name);
    // An error handler runs once for a request, and this answer is already one of an error.
    if (request.refusal) return done(null, errorText(refusal, request, reply));
    done(refusal);
  });
}
