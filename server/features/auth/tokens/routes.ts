import { api } from "../../../../shared/api/index.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import type { Outbox } from "../../../services/mail-outbox.ts";
import { findAccountAddress } from "../addresses.ts";
import { logEvent } from "../events.ts";
import { NOTICE_LIFETIME_SECONDS } from "../notices.ts";
import { createToken, endToken, readTokens } from "./tokens.ts";

/** What lets other programs in; the owner is told by mail when one is made or ended. */
export function mountTokens(mount: Mount, { database: { db }, limits, outbox }: Services): void {
  const { create, list, delete: end } = api.tokens;

  mount(create, async ({ account, body: { name }, request }) => {
    await limits.take({ key: `token:${account.id}`, limit: 60, seconds: 3600 });
    const token = await db.transaction().execute(async (tx) => {
      const made = await createToken(tx, account.id, name);
      await tell(tx, outbox, account.id, "token_added");
      return made;
    });
    outbox.nudge();
    logEvent(request, "token_added", { user: account.id });
    return token;
  });

  mount(list, async ({ account }) => ({ tokens: await readTokens(db, account.id) }));

  mount(end, async ({ account, params: { id }, request }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await endToken(tx, account.id, id))) throw new AppError("not_found");
      await tell(tx, outbox, account.id, "token_ended");
    });
    outbox.nudge();
    logEvent(request, "token_ended", { user: account.id });
  });
}

async function tell(
  tx: Db,
  outbox: Outbox,
  userId: string,
  kind: "token_added" | "token_ended",
): Promise<void> {
  const owner = await findAccountAddress(tx, userId);
  if (!owner) return;
  await outbox.put(tx, {
    kind,
    to: owner.email,
    language: owner.language,
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
}
