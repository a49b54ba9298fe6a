import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import type { FoundShare } from "./shares.ts";

/** Raised when pictures are drawn differently, so that those which are kept are drawn again. */
const EDITION = 1;

type Place = Pick<FoundShare, "userId" | "id">;

/** Undefined where it was not drawn yet, or by an older release. */
export async function readPicture(db: Db, { userId, id }: Place): Promise<Buffer | undefined> {
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
export async function keepPicture(db: Db, { userId, id }: Place, picture: Buffer): Promise<void> {
  await db
    .updateTable("shares")
    .set({ picture, picture_edition: EDITION })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where(sql<boolean>`coalesce(picture_edition, 0) < ${EDITION}`)
    .execute();
}
