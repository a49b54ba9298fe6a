import * as z from "zod/mini";

import { api } from "../../../../shared/api/index.ts";
import { RESEND_WAIT_SECONDS } from "../../../../shared/limits.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import { requireProof } from "../../../http/admission.ts";
import type { Call, Mount } from "../../../http/mount.ts";
import { plainPage } from "../../../http/plain-page.ts";
import { emailUndoTexts } from "../../../messages/email-undo.ts";
import { linesOfTakenBack } from "../../../messages/taken-back.ts";
import type { Services } from "../../../services.ts";
import { lockAddress, mailbox } from "../addresses.ts";
import { allowances } from "../allowances.ts";
import { logEvent } from "../events.ts";
import { requireOwnPassword } from "../own-password.ts";
import { askToChange, changeAddress, tryCode } from "./email-changes.ts";
import { findUndo, undoChange, type Undo } from "./email-undos.ts";

const change = {
  ...api.auth.changeEmail,
  body: z.extend(api.auth.changeEmail.body, { email: mailbox }),
};

/** Changing an account's address, and the way back to the old one (contract §16). */
export function mountEmail(mount: Mount, services: Services): void {
  mountChange(mount, services);
  mountUndo(mount, services);
}

function mountChange(mount: Mount, services: Services): void {
  const { limits, outbox, sessions } = services;

  const prove = async (call: Call<typeof change>): Promise<void> => {
    const { currentPassword } = call.body;
    if (currentPassword === undefined) return requireProof(call.session);
    await requireOwnPassword(services, call, {
      password: currentPassword,
      field: "currentPassword",
      failure: "proof_failed",
    });
    await sessions.prove(call.db, call.session);
  };

  mount(change, async (call) => {
    const { db, account, session, body, ip, request } = call;
    if (account.role === "guest") throw new AppError("role_forbidden");
    await prove(call);
    const mails = allowances.changeEmail(ip, account.id, body.email);
    await limits.pace(db, mails.pace, RESEND_WAIT_SECONDS);
    await limits.take(db, ...mails.all, ...mails.network);
    const wanted = { userId: account.id, email: body.email, language: account.interfaceLanguage };
    await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      await askToChange(tx, outbox, wanted);
    });
    outbox.nudge();
    logEvent(request, "email_change_requested", { user: account.id });
  });

  mount(api.auth.verifyEmail, async ({ db, account, session, body: { code }, ip, request, reply }) => {
    await limits.take(db, ...allowances.verify(ip, account.id));
    const proven = await tryCode(db, account.id, code);
    const verified =
      proven !== null &&
      (await db.transaction().execute(async (tx) => {
        await lockAddress(tx, proven.email);
        const { user, session: before } = await sessions.hold(tx, session);
        if (!(await changeAddress(tx, outbox, user, proven))) return false;
        await sessions.endAll(tx, account.id);
        // A code from a mail is no proof (contract §16).
        await sessions.open(tx, { request, reply }, user, { before });
        return true;
      }));
    outbox.nudge();
    logEvent(request, verified ? "email_changed" : "email_change_failed", { user: account.id });
    return { verified };
  });
}

function mountUndo(mount: Mount, { config: { PUBLIC_URL }, limits, outbox, sessions }: Services): void {
  const find = async (db: Db, ip: string, token: string): Promise<Undo> => {
    await limits.take(db, ...allowances.undoEmail(ip));
    const undo = await findUndo(db, token);
    if (!undo) throw new AppError("not_found", { says: "link_over" });
    return undo;
  };

  mount(api.auth.askToUndoEmail, async ({ db, ip, params: { token }, reply }) => {
    const { language } = await find(db, ip, token);
    const { ask, lead, undo } = emailUndoTexts[language];
    return plainPage(reply, { language, title: ask, text: lead, button: undo });
  });

  mount(api.auth.undoEmail, async ({ db, enterAs, ip, params: { token }, request, reply }) => {
    const undo = await find(db, ip, token);
    enterAs(undo.userId);
    const found = await db.transaction().execute(async (tx) => {
      const takenBack = await undoChange(tx, outbox, { ...undo, token });
      if (takenBack) await sessions.endAll(tx, undo.userId);
      return takenBack;
    });
    if (!found) throw new AppError("not_found", { says: "link_over" });
    outbox.nudge();
    logEvent(request, "email_change_undone", { user: undo.userId });
    const { language } = undo;
    const { done, next, newPassword } = emailUndoTexts[language];
    return plainPage(reply, {
      language,
      title: done,
      text: next,
      list: linesOfTakenBack(language, found),
      link: { label: newPassword, url: `${PUBLIC_URL}/auth/forgetPassword?lng=${language}` },
    });
  });
}
