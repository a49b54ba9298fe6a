import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";
import { AppError, invalidField } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Session } from "../../http/account.ts";
import { callerOf } from "../../http/caller.ts";
import type { Call, Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { findAccountAddress } from "./addresses.ts";
import { allowances, wrongPasswords } from "./allowances.ts";
import { uncommonPassword } from "./common-passwords.ts";
import { requireOwnWords } from "./context-words.ts";
import { logEvent } from "./events.ts";
import { removePassword, setPassword } from "./new-password.ts";
import { tellOwner } from "./notices.ts";
import { requireOwnPassword } from "./own-password.ts";
import { hashPassword } from "./passwords.ts";
import {
  closeRestoreFlow,
  findOpenFlow,
  findVerifiedFlow,
  openRestoreFlow,
  RESTORE_COOKIE,
  RESTORE_FLOW_SECONDS,
  tellOfGuesses,
  verifyRestoreFlow,
} from "./restore-flows.ts";
import { endAllTokens } from "./tokens/tokens.ts";
import { requireWayIn } from "./ways-in.ts";

const newPassword = {
  ...api.auth.password,
  body: z.extend(api.auth.password.body, { password: uncommonPassword }),
};
type NewPasswordCall = Call<typeof newPassword>;

/** Resetting a forgotten password in three calls, and changing it while signed in. */
export function mountPassword(mount: Mount, services: Services): void {
  mountRestore(mount, services);
  mountRemoval(mount, services);
  mount(newPassword, async (call) => {
    const token = services.cookies.read(call.request, RESTORE_COOKIE);
    const { db, account, session, body } = call;
    if (session && body.currentPassword !== undefined) {
      requireOwnWords(body.password, session.account.email);
      return changePassword(services, call, session);
    }
    const userId = token ? await findVerifiedFlow(db, token) : null;
    if (token && userId) return restorePassword(services, call, { userId, token });
    throw account ? invalidField("currentPassword", { key: "required" }) : new AppError("restore_required");
  });
}

function mountRemoval(mount: Mount, { outbox, sessions }: Services): void {
  mount(api.auth.removePassword, async ({ db, account, session, request }) => {
    const removed = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      if (!(await removePassword(tx, account.id))) return false;
      await requireWayIn(tx, account.id);
      await tellOwner(tx, outbox, account.id, "password_removed");
      return true;
    });
    if (!removed) return;
    outbox.nudge();
    logEvent(request, "password_removed", { user: account.id });
  });
}

async function restorePassword(
  { cookies, limits, outbox, sessions }: Services,
  call: NewPasswordCall,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const { db, body, ip, request, reply } = call;
  await limits.take(db, ...allowances.password(ip, undefined));
  requireOwnWords(body.password, (await findAccountAddress(db, userId))?.email ?? null);
  const passwordHash = await hashPassword(callerOf(call), body.password);
  call.enterAs(userId);
  const email = await db.transaction().execute(async (tx) => {
    // The account is locked before the rows it owns, in the order that sign-in and deletion use.
    if (!(await lockUser(tx, userId))) throw new AppError("unauthorized");
    if (!(await closeRestoreFlow(tx, token))) throw new AppError("restore_required");
    const address = await setPassword(tx, outbox, userId, passwordHash);
    await sessions.endAll(tx, userId);
    await endAllTokens(tx, userId);
    return address;
  });
  cookies.clear(reply, RESTORE_COOKIE);
  outbox.nudge();
  // Somebody who has just proven the mailbox should not have to wait because of earlier wrong passwords.
  if (email) await limits.forget(db, ...wrongPasswords(ip, email));
  logEvent(request, "password_changed", { user: userId, by: "restore" });
}

async function changePassword(services: Services, call: NewPasswordCall, session: Session): Promise<void> {
  const { outbox, sessions } = services;
  const { db, body, ip, request, reply } = call;
  const userId = session.account.id;
  await requireOwnPassword(
    services,
    { db, account: session.account, ip, request },
    { password: body.currentPassword ?? "", field: "currentPassword", failure: "password_change_failed" },
  );
  const passwordHash = await hashPassword(callerOf(call), body.password);
  await db.transaction().execute(async (tx) => {
    const { user } = await sessions.hold(tx, session);
    await setPassword(tx, outbox, userId, passwordHash);
    await sessions.endAll(tx, userId);
    await sessions.open(tx, { request, reply }, user);
  });
  outbox.nudge();
  logEvent(request, "password_changed", { user: userId, by: "password" });
}

/** Proves the mailbox of an account whose password is forgotten. */
function mountRestore(mount: Mount, services: Services): void {
  const { cookies, proofOfWork, limits, outbox } = services;
  mount(api.auth.restoreCode, async ({ db, body: { email }, ip, language, request, reply }) => {
    const mails = allowances.restoreCode(ip, email);
    // First, so that the owner's allowance is not used by a call that must be repeated with proof of work.
    await proofOfWork.take(db, request, ...mails.network);
    await limits.pace(db, mails.pace, RESEND_WAIT_SECONDS);
    await limits.take(db, ...mails.all);
    const replaces = cookies.read(request, RESTORE_COOKIE);
    const token = await db
      .transaction()
      .execute((tx) => openRestoreFlow(tx, outbox, { email, language, replaces }));
    cookies.set(reply, RESTORE_COOKIE, token, RESTORE_FLOW_SECONDS);
    outbox.nudge();
    logEvent(request, "restore_requested");
  });

  mount(api.auth.restore, async ({ db, body: { code }, ip, request }) => {
    await proofOfWork.take(db, request, ...allowances.restore(ip));
    const token = cookies.read(request, RESTORE_COOKIE) ?? "";
    const flow = await findOpenFlow(db, token);
    if (!flow) return { verified: false };
    const guesses = allowances.restoreGuesses(ip, flow.person);
    await limits.take(db, ...guesses).catch(async (error: unknown) => {
      await tellOfGuesses(db, services, flow);
      throw error;
    });
    const verified = await verifyRestoreFlow(db, token, code);
    if (verified) await limits.giveBack(db, ...guesses);
    logEvent(request, verified ? "restore_verified" : "restore_failed");
    return { verified };
  });
}
