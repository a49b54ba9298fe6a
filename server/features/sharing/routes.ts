import { api } from "../../../shared/api/index.ts";
import type { SharedPage } from "../../../shared/api/sharing.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Mount } from "../../http/mount.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { copyShared } from "./copy.ts";
import { readsFrom } from "./reads-from.ts";
import { readSharedPage } from "./shared-words.ts";
import { createShare, deleteShare, readShares } from "./shares.ts";

/** For the page at the address: what is shared there, or null. */
export const findSharedPage =
  ({ limits }: Services, ofVisitor: (ip: string) => Db) =>
  async (token: string, ip: string): Promise<SharedPage | null> => {
    const db = ofVisitor(ip);
    await limits.take(db, ...readsFrom(ip));
    return readSharedPage(db, token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    });
  };

export function mountSharing(mount: Mount, { config: { PUBLIC_URL }, efforts, limits }: Services): void {
  const { create, list, delete: remove, read, copy } = api.sharing;
  const mutex = new KeyedMutex();

  mount(create, async ({ db, account, params }) => {
    await limits.take(db, { key: `share:${account.id}`, limit: 120, seconds: 3600 });
    const dictionary = { userId: account.id, dictionaryId: params.id };
    return db.transaction().execute((tx) => createShare(tx, PUBLIC_URL, dictionary));
  });

  mount(list, async ({ db, account, params }) => ({
    shares: await readShares(db, PUBLIC_URL, { userId: account.id, dictionaryId: params.id }),
  }));

  mount(remove, ({ db, account, params }) => deleteShare(db, account.id, params.id));

  mount(read, async ({ db, ip, params, query }) => {
    await limits.take(db, ...readsFrom(ip));
    return readSharedPage(db, params.token, query.after);
  });

  // A copy is as much work as the largest change: one at a time per account, counted in its budget.
  mount(
    copy,
    async ({ db, account: { id: userId, role }, ip, params: { token }, body: { dictionaryId } }) => {
      await limits.take(db, { key: `copy:${userId}`, limit: 120, seconds: 3600 });
      return mutex.run(userId, () =>
        efforts.within({ db, userId, ip, heavy: true }, (effort) =>
          db.transaction().execute((tx) => copyShared(tx, { token, userId, role, dictionaryId, effort })),
        ),
      );
    },
  );
}
