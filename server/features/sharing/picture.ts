import type { FastifyInstance } from "fastify";
import { sql } from "kysely";

import { sharedPicturePath } from "../../../shared/share-picture.ts";
import type { Db } from "../../database/open.ts";
import { FairQueue } from "../../fair-queue.ts";
import { callerOf } from "../../http/caller.ts";
import { QueuedFlight } from "../../queued-flight.ts";
import type { Services } from "../../services.ts";
import { SharedThread } from "../../thread.ts";
import { readsFrom } from "./reads-from.ts";
import { readSharedPage } from "./shared-words.ts";
import { findShare, type FoundShare } from "./shares.ts";

const PAINTER = { built: "shared-picture.js", source: new URL("picture-worker.ts", import.meta.url) };
/** A messenger asks for many pictures from few addresses. */
const QUEUE = { atOnce: 1, atOnceOfOne: 1, waiting: 400, waitingOfOne: 80, retryAfter: 10 };

/** The picture that messengers show for a shared dictionary: its first page, drawn when it is first asked for. */
export function mountSharedPicture(
  app: FastifyInstance,
  { limits }: Services,
  ofVisitor: (ip: string) => Db,
): void {
  // Its start and the fonts take longer than a picture.
  const painter = new SharedThread(PAINTER);
  const flights = new QueuedFlight<Buffer>(new FairQueue(QUEUE));

  async function drawAndStore(db: Db, token: string, share: FoundShare): Promise<Buffer> {
    const page = await readSharedPage(db, token);
    const picture = Buffer.from((await painter.ask(page)) as Uint8Array);
    await storePicture(db, share, picture);
    return picture;
  }

  app.route<{ Params: { token: string } }>({
    method: ["GET", "HEAD"],
    url: sharedPicturePath(":token"),
    handler: async (request, reply) => {
      const { ip, params } = request;
      const db = ofVisitor(ip);
      await limits.take(db, ...readsFrom(ip));
      const share = await findShare(db, params.token);
      const picture = await painter.during(() =>
        flights.findOrMake(share.id, callerOf({ account: null, ip, request }), {
          find: () => readPicture(db, share),
          make: () => drawAndStore(db, params.token, share),
        }),
      );
      return (
        reply
          .type("image/png")
          .header("cache-control", "no-store")
          .header("x-robots-tag", "noindex")
          // Some services that show links embed the picture in pages of their own.
          .header("cross-origin-resource-policy", "cross-origin")
          .send(picture)
      );
    },
  });
}

/** Raised when pictures are drawn differently, so that those which are kept are drawn again. */
const EDITION = 1;

type Place = Pick<FoundShare, "userId" | "id">;

/** Undefined where it was not drawn yet, or by an older release. */
async function readPicture(db: Db, { userId, id }: Place): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("shares")
    .select("picture")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("picture_edition", ">=", EDITION)
    .executeTakeFirst();
  return row?.picture ?? undefined;
}

/** The first one stays where several nodes draw it. Nothing is kept of a share that has ended. */
async function storePicture(db: Db, { userId, id }: Place, picture: Buffer): Promise<void> {
  await db
    .updateTable("shares")
    .set({ picture, picture_edition: EDITION })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where(sql<boolean>`coalesce(picture_edition, 0) < ${EDITION}`)
    .execute();
}
