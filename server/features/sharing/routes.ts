import { api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import { copyShared, type Dictionaries } from "./copy.ts";
import { readSharedPage } from "./shared-words.ts";
import { createShare, deleteShare, readShares } from "./shares.ts";

export function mountSharing(
  mount: Mount,
  { config: { PUBLIC_URL }, database: { db }, limits }: Services,
  dictionaries: Dictionaries,
): void {
  const { create, list, delete: remove, read, copy } = api.sharing;

  mount(create, async ({ account, params }) => {
    await limits.take({ key: `share:${account.id}`, limit: 120, seconds: 3600 });
    const dictionary = { userId: account.id, dictionaryId: params.id };
    return db.transaction().execute((tx) => createShare(tx, PUBLIC_URL, dictionary));
  });

  mount(list, async ({ account, params }) => ({
    shares: await readShares(db, PUBLIC_URL, { userId: account.id, dictionaryId: params.id }),
  }));

  mount(remove, ({ account, params }) => deleteShare(db, account.id, params.id));

  mount(read, async ({ ip, params, query }) => {
    await limits.take(...perNetwork("shared-from", ip, { limit: 1200, seconds: 60 }));
    return readSharedPage(db, params.token, query.after);
  });

  mount(copy, async ({ account, params, body: { dictionaryId } }) => {
    await limits.take({ key: `copy:${account.id}`, limit: 120, seconds: 3600 });
    const { id: userId, role } = account;
    return db
      .transaction()
      .execute((tx) => copyShared(tx, dictionaries, { token: params.token, userId, role, dictionaryId }));
  });
}
