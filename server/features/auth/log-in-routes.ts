import { api } from "../../../shared/api/index.ts";
import type { NextStep } from "../../../shared/api/totp.ts";
import { AppError } from "../../app-error.ts";
import { onLivingWorker } from "../../database/citus/living-worker.ts";
import { lockUser } from "../../database/locks.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { requireActive } from "../../http/suspension.ts";
import { storeEvents } from "../../security-events.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { logEvent, logStoredEvent } from "./events.ts";
import { accountOfIdentity, leadsToAccount } from "./identities.ts";
import { findByPassword, findCandidates, isStillRight } from "./log-in.ts";
import { renewHash } from "./new-password.ts";
import { signIn } from "./totp/log-in-flows.ts";
import { unlinkGoogle } from "./unlink-google.ts";

/** Logging in to an existing account, or with an identity from elsewhere. */
export function mountLogIn(mount: Mount, services: Services): void {
  mountPasswordLogIn(mount, services);
  mountGoogle(mount, services);
}

function mountPasswordLogIn(mount: Mount, services: Services): void {
  const { entrance, limits, outbox } = services;
  mount(api.auth.logIn, async (call) => {
    const { db, ip, request, reply } = call;
    const { email, password } = call.body;
    const caller = callerOf(call);
    const tries = allowances.logIn(ip, email);
    await entrance.pass(db, request, ...tries, ...allowances.logIns(ip, email));
    const candidates = await findCandidates(db, email);
    const signedIn = await findByPassword(caller, candidates, password);
    const refused = (): AppError => {
      logEvent(request, "sign_in_failed", { user: candidates.owner?.id, by: "password" });
      return new AppError("invalid_credentials");
    };
    if (!signedIn) throw refused();
    const next = await db.transaction().execute(async (tx) => {
      const user = requireActive(await lockUser(tx, signedIn.id), refused);
      if (!(await isStillRight(caller, signedIn, user, password))) throw refused();
      const step = await signIn(tx, services, { request, reply }, user);
      await storeEvents(tx, [{ event: eventOf(step), accountId: user.id, by: "password" }]);
      return step;
    });
    outbox.nudge();
    await renewHash(db, caller, signedIn, password);
    await limits.giveBack(db, ...tries);
    logStoredEvent(request, eventOf(next), { user: signedIn.id, by: "password" });
    return next;
  });
}

const eventOf = (next: NextStep | undefined) =>
  next ? ("second_step_asked" as const) : ("signed_in" as const);

function mountGoogle(mount: Mount, services: Services): void {
  const { limits, google, outbox, sessions } = services;
  mount(api.auth.google, async ({ db, body, session, ip, language, request, reply }) => {
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
    const known = await leadsToAccount(db, identity);
    const { userId, linked, next } = await (known ? enter() : onLivingWorker(enter));
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
