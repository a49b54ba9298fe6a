import { api } from "../../../shared/api/index.ts";
import type { NextStep } from "../../../shared/api/totp.ts";
import { AppError } from "../../app-error.ts";
import { onLivingWorker } from "../../database/citus/living-worker.ts";
import { lockUser } from "../../database/locks.ts";
import { requireActive } from "../../http/admission.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { storeEvents } from "../../security-events.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { logEvent, logStoredEvent } from "./events.ts";
import { accountOfIdentity, findAccount, unlinkGoogle } from "./identities.ts";
import { findByPassword, findCandidates, type Candidate } from "./log-in.ts";
import { renewHash } from "./new-password.ts";
import { signIn } from "./totp/log-in-flows.ts";

/** Logging in to an existing account, or with an identity from elsewhere. */
export function mountLogIn(mount: Mount, services: Services): void {
  mountPasswordLogIn(mount, services);
  mountGoogle(mount, services);
}

function mountPasswordLogIn(mount: Mount, services: Services): void {
  const { proofOfWork, limits, outbox } = services;
  mount(api.auth.logIn, async (call) => {
    const { db, ip, request, reply } = call;
    const { email, password } = call.body;
    const caller = callerOf(call);
    const tries = allowances.logIn(ip, email);
    await proofOfWork.take(db, request, ...tries, ...allowances.logIns(ip, email));
    const enter = async (comparisons: number): Promise<Entered> => {
      const candidates = await findCandidates(db, email);
      const found = await findByPassword(caller, candidates, password);
      const refused = (): AppError => {
        logEvent(request, "sign_in_failed", { user: candidates.owner?.id, by: "password" });
        return new AppError("invalid_credentials");
      };
      if (!found) throw refused();
      call.enterAs(found.id);
      const entered = await db.transaction().execute(async (tx) => {
        const user = requireActive(await lockUser(tx, found.id), refused);
        if (user.password_hash !== found.passwordHash) return null;
        const next = await signIn(tx, services, { request, reply }, user);
        await storeEvents(tx, [{ event: eventOf(next), accountId: user.id, by: "password" }]);
        return { found, next };
      });
      if (entered) return entered;
      if (comparisons === 1) throw refused();
      return enter(comparisons - 1);
    };
    const { found, next } = await enter(COMPARISONS);
    outbox.nudge();
    // Who has entered is not turned away for want of a turn to hash.
    await renewHash(db, caller, found, password).catch((err: unknown) =>
      request.log.warn({ err }, "a password was not hashed again"),
    );
    await limits.giveBack(db, ...tries);
    logStoredEvent(request, eventOf(next), { user: found.id, by: "password" });
    return next;
  });
}

/**
 * The password may be changed between its comparison and the lock. It is compared again outside of the transaction, which
 * must not wait for a hash with the account locked.
 */
const COMPARISONS = 2;

interface Entered {
  found: Candidate;
  next: NextStep | undefined;
}

const eventOf = (next: NextStep | undefined) =>
  next ? ("second_step_asked" as const) : ("signed_in" as const);

function mountGoogle(mount: Mount, services: Services): void {
  const { limits, google, outbox, sessions } = services;
  mount(api.auth.google, async ({ db, enterAs, body, session, ip, language, request, reply }) => {
    if (!google) throw new AppError("provider_not_configured");
    await limits.take(db, ...allowances.google(ip));
    const identity = await google.identify(body.code).catch((error: unknown) => {
      logEvent(request, "sign_in_failed", { by: "google" });
      throw error;
    });
    const enter = () =>
      db.transaction().execute(async (tx) => {
        const found = await accountOfIdentity(tx, outbox, identity, { session, language });
        const user = requireActive(await lockUser(tx, found.userId));
        return { ...found, next: await signIn(tx, services, { request, reply }, user, found.isNew) };
      });
    const match = await findAccount(db, identity);
    if (match?.isProven) enterAs(match.userId);
    // As in the transaction, but before the account is locked.
    else if (match && match.userId !== session?.account.id) throw new AppError("conflict");
    const { userId, linked, next } = await (match ? enter() : onLivingWorker(enter));
    outbox.nudge();
    if (linked) logEvent(request, "google_linked", { user: userId });
    logEvent(request, eventOf(next), { user: userId, by: "google" });
    return next;
  });

  mount(api.auth.unlinkGoogle, async ({ db, account, session, request }) => {
    await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      await unlinkGoogle(tx, outbox, account.id);
    });
    outbox.nudge();
    logEvent(request, "google_unlinked", { user: account.id });
  });
}
