import { api } from "../../../shared/api/index.ts";
import type { RemindBy } from "../../../shared/api/users.ts";
import type { Db } from "../../database/open.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { changeUser, namesMemory } from "./change-user.ts";
import { holdOwnData, type OwnDictionaries } from "./own-data.ts";
import { readUser, userOf } from "./read-user.ts";

/** Such a change makes all cards of a learner be recomputed. */
const REPLAYS_AN_HOUR = 100;

/** A function of the reminders feature; nothing is given after a change of the time zone alone. */
type SetReminder = (
  tx: Db,
  userId: string,
  wanted: { hour?: number | null | undefined; by?: RemindBy | undefined },
) => Promise<void>;

export function mountUsers(
  mount: Mount,
  { efforts, limits, spool }: Services,
  own: OwnDictionaries,
  setReminder: SetReminder,
): void {
  mount(api.users.me, ({ db, session }) => userOf(db, session), { usage: true });

  mount(api.users.update, async ({ db, account, ip, body }) => {
    const replays = body.review !== undefined && namesMemory(body.review);
    if (replays) {
      // The replay itself is counted where the memory is next read.
      await efforts.requireLeft(db, { userId: account.id, ip });
      await limits.take(db, { key: `replays:${account.id}`, limit: REPLAYS_AN_HOUR, seconds: 3600 });
    }
    const { reminderAt: hour, remindBy: by, timeZone } = body.review ?? {};
    await db.transaction().execute(async (tx) => {
      await changeUser(tx, account.id, body);
      if ([hour, by, timeZone].some((value) => value !== undefined))
        await setReminder(tx, account.id, { hour, by });
    });
    return readUser(db, account.id);
  });

  mount(api.users.export, async (call) => {
    const { db, account, reply } = call;
    await limits.take(db, { key: `export:${account.id}`, limit: 30, seconds: 3600 });
    const text = await holdOwnData(db, own, { userId: account.id, spool, caller: callerOf(call) });
    reply.headers({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="wordhoard.json"',
    });
    return text;
  });
}
