import { api } from "../../../shared/api/index.ts";
import { invalidField } from "../../app-error.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { isEndpoint } from "../../services/push/addresses.ts";
import { publicKeyOf } from "../../services/push/vapid.ts";
import { readPushKey } from "./keys.ts";
import { readKeys, readSubscriptions, subscribe, unsubscribe } from "./subscriptions.ts";

const SUBSCRIPTIONS_AN_HOUR = 60;

/** Browsers that show reminders. */
export function mountPush(mount: Mount, { config, limits }: Services): void {
  const { key, list, subscribe: add, unsubscribe: remove } = api.push;

  mount(key, async ({ db }) => ({ key: publicKeyOf(await readPushKey(db)) }));

  mount(list, async ({ db, account }) => ({ subscriptions: await readSubscriptions(db, account.id) }));

  mount(add, async ({ db, account, session, body: { endpoint, keys } }) => {
    if (!isEndpoint(endpoint, config.PUSH_ALLOW_LOOPBACK)) throw invalidField("endpoint", { key: "invalid" });
    const subscription = { endpoint, ...readKeys(keys) };
    await limits.take(db, { key: `push:${account.id}`, limit: SUBSCRIPTIONS_AN_HOUR, seconds: 3600 });
    const owner = { userId: account.id, sessionHash: session.tokenHash };
    await db.transaction().execute((tx) => subscribe(tx, owner, subscription));
  });

  mount(remove, ({ db, account, body }) => unsubscribe(db, account.id, body.endpoint));
}
