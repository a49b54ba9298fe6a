import { api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { firstLanguage, type Mount } from "../../http/mount.ts";
import { addressKey } from "../../http/rate-limit.ts";
import { createGuest } from "./guests.ts";
import { acceptPolicies } from "./policies.ts";

export function mountAuth(mount: Mount, services: Services): void {
  mountGuest(mount, services);
  mountCookie(mount, services);
  mount(api.auth.acceptPolicy, ({ account }) => acceptPolicies(services.database.db, account.id));
}

function mountGuest(mount: Mount, { config, database: { db }, sessions, limits }: Services): void {
  mount(api.auth.guest, async ({ body, ip, language, request, reply }) => {
    await limits.take({ key: `guest:${addressKey(ip)}`, limit: 300, seconds: 3600 });
    await db.transaction().execute(async (tx) => {
      const guestId = await createGuest(
        tx,
        firstLanguage({ language }, body?.interfaceLanguage),
        config.GUEST_LIFETIME_SECONDS,
      );
      await sessions.open(tx, request, reply, guestId);
    });
  });
}

function mountCookie(mount: Mount, { database: { db }, sessions }: Services): void {
  mount(api.cookie.checkToken, async ({ session }) => ({ isValid: session !== null }));

  mount(api.cookie.refresh, ({ session, request, reply }) => sessions.extend(request, reply, session));

  mount(api.cookie.deleteToken, async ({ request, reply }) => {
    await sessions.close(db, request);
    sessions.forget(reply);
  });
}
