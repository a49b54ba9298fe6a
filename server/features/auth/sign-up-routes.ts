import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import { requireActive } from "../../http/admission.ts";
import { callerOf } from "../../http/caller.ts";
import { firstLanguage } from "../../http/language.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { mailbox } from "./addresses.ts";
import { allowances } from "./allowances.ts";
import { beginSignUp } from "./begin-sign-up.ts";
import { uncommonPassword } from "./common-passwords.ts";
import { requireOwnWords } from "./context-words.ts";
import { logEvent } from "./events.ts";
import { hashPassword } from "./passwords.ts";
import { askToVerify, findPendingAddress, verifyAddress } from "./verification.ts";

const signUp = {
  ...api.auth.signUp,
  body: z.extend(api.auth.signUp.body, { email: mailbox, password: uncommonPassword }),
};

/** From a typed address to a verified one. */
export function mountSignUp(mount: Mount, services: Services): void {
  mountStart(mount, services);
  mountVerification(mount, services);
}

function mountStart(mount: Mount, services: Services): void {
  mount(signUp, async (call) => {
    const { email, password, interfaceLanguage } = call.body;
    requireOwnWords(password, email);
    await services.proofOfWork.take(call.db, call.request, ...allowances.signUp(call.ip, email));
    await beginSignUp(services, call, {
      email,
      language: firstLanguage(call, interfaceLanguage),
      way: { by: "password", passwordHash: await hashPassword(callerOf(call), password) },
    });
  });
}

function mountVerification(mount: Mount, { sessions, limits, outbox }: Services): void {
  mount(api.auth.verify, async ({ db, body, account, ip, request, reply }) => {
    await limits.take(db, ...allowances.verify(ip, account.id));
    const verified = await verifyAddress(db, { userId: account.id, code: body.code }, async (tx) => {
      // A new session id: somebody who knew the guest's id must not get into the user's account with it.
      if (account.role === "guest")
        await sessions.open(tx, { request, reply }, requireActive(await lockUser(tx, account.id)));
    });
    logEvent(request, verified ? "address_verified" : "verification_failed", { user: account.id });
    return { verified };
  });

  mount(api.auth.resend, async ({ db, account, session, ip }) => {
    const email = await findPendingAddress(db, account.id);
    if (!email) throw new AppError("conflict");
    const mails = allowances.resend(ip, email);
    await limits.pace(db, mails.pace, RESEND_WAIT_SECONDS);
    await limits.take(db, ...mails.all, ...mails.network);
    await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      // Before it was locked, the account may have been verified or replaced by another sign-up.
      if ((await findPendingAddress(tx, account.id)) !== email) throw new AppError("conflict");
      await askToVerify(tx, outbox, { userId: account.id, email, language: account.interfaceLanguage });
    });
    outbox.nudge();
  });
}
