import { api } from "../../../../shared/api/index.ts";
import { AppError } from "../../../app-error.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { logEvent } from "../events.ts";
import { tellOwner } from "../notices.ts";
import { createToken, endToken, readTokens } from "./tokens.ts";

/** Tokens let other programs in; the owner is notified by mail when one is created or ended. */
export function mountTokens(mount: Mount, { limits, outbox, sessions }: Services): void {
  const { create, list, delete: end } = api.tokens;

  mount(create, async ({ db, account, session, body: { name }, request }) => {
    await limits.take(db, { key: `token:${account.id}`, limit: 60, seconds: 3600 });
    const token = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const made = await createToken(tx, account.id, name);
      await tellOwner(tx, outbox, account.id, "token_added");
      return made;
    });
    outbox.nudge();
    logEvent(request, "token_added", { user: account.id });
    return token;
  });

  mount(list, async ({ db, account }) => ({ tokens: await readTokens(db, account.id) }));

  mount(end, async ({ db, account, params: { id }, request }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await endToken(tx, account.id, id))) throw new AppError("not_found");
      await tellOwner(tx, outbox, account.id, "token_ended");
    });
    outbox.nudge();
    logEvent(request, "token_ended", { user: account.id });
  });
}
