import { api } from "../../../shared/api/index.ts";
import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { logEvent } from "./events.ts";
import {
  findOpenFlow,
  openRestoreFlow,
  RESTORE_COOKIE,
  RESTORE_FLOW_SECONDS,
  tellOfGuesses,
  verifyRestoreFlow,
} from "./restore-flows.ts";

/** Proves the mailbox of an account whose password is forgotten. */
export function mountRestore(mount: Mount, services: Services): void {
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
