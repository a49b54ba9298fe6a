import { api } from "../../../../shared/api/index.ts";
import { AppError, invalidField } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import { requireActive } from "../../../http/admission.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { accountAllowances, allowances } from "../allowances.ts";
import { logEvent } from "../events.ts";
import { tellOwner } from "../notices.ts";
import { beginEnrolment, confirmEnrolment, endEnrolment, readState } from "./enrolment.ts";
import { closeFlow, flowIn, isOpen, LOG_IN_COOKIE, takeTry } from "./log-in-flows.ts";
import { otpauthUrl, base32 } from "./one-time-code.ts";
import { trySecondStep, type Outcome } from "./second-step.ts";

/** One-time codes: set up, asked for at a log-in, turned off (contract §16). */
export function mountTotp(mount: Mount, services: Services): void {
  mountEnrolment(mount, services);
  mountEnd(mount, services);
  mountSecondStep(mount, services);
}

function mountEnrolment(mount: Mount, { limits, outbox, sessions }: Services): void {
  mount(api.totp.state, ({ db, account }) => readState(db, account.id));

  mount(api.totp.begin, async ({ db, account, session }) => {
    // A guest never logs in again.
    if (!account.email) throw new AppError("role_forbidden");
    await limits.take(db, accountAllowances.enrolments(account.id));
    const secret = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      return beginEnrolment(tx, account.id);
    });
    return { secret: base32(secret), url: otpauthUrl(secret, account.email) };
  });

  mount(api.totp.confirm, async ({ db, account, session, body: { code }, ip, request }) => {
    await limits.take(db, accountAllowances.enrolments(account.id), ...allowances.secondStep(ip));
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const codes = await confirmEnrolment(tx, account.id, code);
      await tellOwner(tx, outbox, account.id, "totp_enabled");
      return codes;
    });
    outbox.nudge();
    logEvent(request, "totp_enabled", { user: account.id });
    return { recoveryCodes };
  });
}

function mountEnd(mount: Mount, { limits, outbox, sessions }: Services): void {
  mount(api.totp.turnOff, async ({ db, account, session, body: { code }, ip, request }) => {
    await limits.take(db, ...allowances.secondStep(ip));
    const outcome = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const tried = await trySecondStep(tx, account.id, code);
      if (tried?.is === "right") {
        await endEnrolment(tx, account.id);
        await tellOwner(tx, outbox, account.id, "totp_disabled");
      }
      await tellOfLock(tx, outbox, account.id, tried);
      return tried;
    });
    outbox.nudge();
    if (!outcome) throw new AppError("conflict");
    logEvent(request, eventOf(outcome, "totp_disabled"), { user: account.id });
    requireNotLocked(outcome);
    if (outcome.is === "wrong") throw invalidField("code", { key: "wrong_code" });
  });
}

function mountSecondStep(mount: Mount, { cookies, limits, outbox, sessions }: Services): void {
  mount(api.totp.logIn, async ({ db, enterAs, body: { code }, ip, request, reply }) => {
    await limits.take(db, ...allowances.secondStep(ip));
    const over = (): AppError => {
      cookies.clear(reply, LOG_IN_COOKIE);
      return new AppError("unauthorized");
    };
    const flow = flowIn(cookies.read(request, LOG_IN_COOKIE));
    if (!flow || !(await isOpen(db, flow))) throw over();
    const user = flow.userId;
    enterAs(user);
    const outcome = await db.transaction().execute(async (tx) => {
      // The account before its flows and sessions, in the order in which its deletion takes them.
      const locked = requireActive(await lockUser(tx, user), over);
      if (!(await takeTry(tx, flow))) return null;
      const tried = await trySecondStep(tx, user, code);
      if (tried?.is === "right") {
        await closeFlow(tx, flow);
        await sessions.open(tx, { request, reply }, locked);
      }
      await tellOfLock(tx, outbox, user, tried);
      return tried;
    });
    outbox.nudge();
    if (!outcome) throw over();
    logEvent(request, eventOf(outcome, "signed_in"), {
      user,
      ...(outcome.is === "right" && { by: outcome.by }),
    });
    requireNotLocked(outcome);
    if (outcome.is === "wrong")
      throw new AppError("invalid_credentials", {
        says: "wrong_code",
        fields: new Map([["code", { key: "wrong_code" }]]),
      });
    cookies.clear(reply, LOG_IN_COOKIE);
  });
}

const eventOf = <Done extends string>(outcome: Outcome, done: Done) =>
  outcome.is === "right"
    ? done
    : outcome.is === "wrong" && outcome.locks
      ? ("second_step_locked" as const)
      : ("second_step_failed" as const);

function requireNotLocked(outcome: Outcome): void {
  if (outcome.is === "locked") throw new AppError("too_many_requests", { retryAfter: outcome.seconds });
}

const tellOfLock = async (
  tx: Db,
  outbox: Services["outbox"],
  userId: string,
  outcome: Outcome | null,
): Promise<void> => {
  if (outcome?.is === "wrong" && outcome.locks) await tellOwner(tx, outbox, userId, "second_step_locked");
};
