import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import { onLivingWorker } from "../../database/citus/living-worker.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { logEvent } from "./events.ts";
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
  const { entrance, limits, outbox, sessions } = services;
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
      await sessions.holdAccount(tx, signedIn.id, refused);
      if (!(await isStillRight(tx, caller, signedIn, password))) throw refused();
      return signIn(tx, services, { request, reply }, signedIn.id);
    });
    outbox.nudge();
    await renewHash(db, caller, signedIn, password);
    await limits.giveBack(db, ...tries);
    logEvent(request, next ? "second_step_asked" : "signed_in", { user: signedIn.id, by: "password" });
    return next;
  });
}

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
        return { ...found, next: await signIn(tx, services, { request, reply }, found.userId) };
      });
    const known = await leadsToAccount(db, identity);
    const { userId, linked, next } = await (known ? enter() : onLivingWorker(enter));
    outbox.nudge();
    if (linked) logEvent(request, "google_linked", { user: userId });
    logEvent(request, next ? "second_step_asked" : "signed_in", { user: userId, by: "google" });
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
