import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";
import type { Services } from "../../app.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Call, Mount } from "../../http/mount.ts";
import { allowances, logInPair } from "./allowances.ts";
import { uncommonPassword } from "./common-passwords.ts";
import { logEvent } from "./events.ts";
import { readPasswordHash, setPassword } from "./new-password.ts";
import { hashPassword, isRightPassword } from "./passwords.ts";
import {
  closeRestoreFlow,
  findVerifiedFlow,
  openRestoreFlow,
  RESTORE_FLOW_SECONDS,
  verifyRestoreFlow,
} from "./restore-flows.ts";

/** The flow's own cookie: who holds it asked for the code. */
const COOKIE = "restore";

const newPassword = {
  ...api.auth.password,
  body: z.extend(api.auth.password.body, { password: uncommonPassword }),
};
type NewPasswordCall = Call<typeof newPassword>;

/** A forgotten password in three calls, and a new one for who is signed in. */
export function mountPassword(mount: Mount, services: Services): void {
  mountRestore(mount, services);
  mount(newPassword, async (call) => {
    const token = services.cookies.read(call.request, COOKIE);
    const { account, body } = call;
    if (account && body.currentPassword !== undefined) return changePassword(services, call, account.id);
    const userId = token ? await findVerifiedFlow(services.database.db, token) : null;
    if (token && userId) return restorePassword(services, call, { userId, token });
    throw account ? invalidField("currentPassword", { key: "required" }) : new AppError("restore_required");
  });
}

function mountRestore(mount: Mount, { database: { db }, cookies, entrance, limits, outbox }: Services): void {
  mount(api.auth.restoreCode, async ({ body: { email }, ip, language, request, reply }) => {
    const allowance = allowances.restoreCode(email);
    // First, so that the address's owner is not kept waiting by a call that has yet to be made again.
    await entrance.pass(request, ...allowances.mails(ip));
    await limits.pace(`pace:${allowance.key}`, RESEND_WAIT_SECONDS);
    await limits.take(allowance);
    const replaces = cookies.read(request, COOKIE);
    const token = await db
      .transaction()
      .execute((tx) => openRestoreFlow(tx, outbox, { email, language, replaces }));
    cookies.set(reply, COOKIE, token, RESTORE_FLOW_SECONDS);
    outbox.nudge();
    logEvent(request, "restore_requested");
  });

  mount(api.auth.restore, async ({ body, ip, request }) => {
    await entrance.pass(request, ...allowances.restore(ip));
    const verified = await verifyRestoreFlow(db, cookies.read(request, COOKIE) ?? "", body.code);
    logEvent(request, verified ? "restore_verified" : "restore_failed");
    return { verified };
  });
}

async function restorePassword(
  { database: { db }, cookies, limits, outbox, sessions }: Services,
  { body, ip, request, reply }: NewPasswordCall,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  await limits.take(...allowances.password(ip, undefined));
  const passwordHash = await hashPassword(body.password);
  const email = await db.transaction().execute(async (tx) => {
    if (!(await closeRestoreFlow(tx, token))) throw new AppError("restore_required");
    await sessions.endAll(tx, userId);
    return setPassword(tx, outbox, userId, passwordHash);
  });
  cookies.clear(reply, COOKIE);
  outbox.nudge();
  // Who has just proven the mailbox is not kept waiting for the wrong passwords before.
  if (email) await limits.forget(logInPair(ip, email).key);
  logEvent(request, "password_changed", { user: userId, by: "restore" });
}

async function changePassword(
  { database: { db }, limits, outbox, sessions }: Services,
  { body, ip, request, reply }: NewPasswordCall,
  userId: string,
): Promise<void> {
  const tries = allowances.password(ip, userId);
  await limits.take(...tries);
  const current = await readPasswordHash(db, userId);
  if (!(await isRightPassword(current, body.currentPassword ?? ""))) {
    logEvent(request, "password_change_failed", { user: userId });
    throw invalidField("currentPassword", { key: "current_password" });
  }
  for (const one of tries) await limits.giveBack(one);
  const passwordHash = await hashPassword(body.password);
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, outbox, userId, passwordHash);
    await sessions.endAll(tx, userId);
    await sessions.open(tx, request, reply, userId);
  });
  outbox.nudge();
  logEvent(request, "password_changed", { user: userId, by: "password" });
}
