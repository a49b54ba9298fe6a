import { api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { allowances } from "./allowances.ts";
import { logEvent } from "./events.ts";
import { accountOfIdentity } from "./identities.ts";
import { findByPassword, findCandidates } from "./log-in.ts";
import { renewHash } from "./new-password.ts";
import { unlinkGoogle } from "./unlink-google.ts";

/** Signing in to what is there already, or with an identity from elsewhere. */
export function mountLogIn(mount: Mount, services: Services): void {
  mountPasswordLogIn(mount, services);
  mountGoogle(mount, services);
}

function mountPasswordLogIn(
  mount: Mount,
  { database: { db }, sessions, entrance, limits, outbox }: Services,
): void {
  mount(api.auth.logIn, async ({ body: { email, password }, ip, request, reply }) => {
    const tries = allowances.logIn(ip, email);
    await entrance.pass(request, ...tries, allowances.logIns(ip, email));
    const candidates = await findCandidates(db, email);
    const signedIn = await findByPassword(candidates, password);
    if (!signedIn) {
      logEvent(request, "sign_in_failed", { user: candidates.owner?.id, by: "password" });
      throw new AppError("invalid_credentials");
    }
    await renewHash(db, signedIn, password);
    await db.transaction().execute((tx) => sessions.open(tx, request, reply, signedIn.id));
    outbox.nudge();
    for (const one of tries) await limits.giveBack(one);
    logEvent(request, "signed_in", { user: signedIn.id, by: "password" });
  });
}

function mountGoogle(mount: Mount, { database: { db }, sessions, limits, google, outbox }: Services): void {
  mount(api.auth.google, async ({ body, account, ip, language, request, reply }) => {
    if (!google) throw new AppError("provider_not_configured");
    await limits.take(...allowances.google(ip));
    const identity = await google.identify(body.code).catch((error: unknown) => {
      logEvent(request, "sign_in_failed", { by: "google" });
      throw error;
    });
    const userId = await db.transaction().execute(async (tx) => {
      const signedIn = await accountOfIdentity(tx, outbox, identity, { caller: account, language });
      await sessions.open(tx, request, reply, signedIn);
      return signedIn;
    });
    outbox.nudge();
    logEvent(request, "signed_in", { user: userId, by: "google" });
  });

  mount(api.auth.unlinkGoogle, async ({ account, request }) => {
    await db.transaction().execute((tx) => unlinkGoogle(tx, outbox, account.id));
    outbox.nudge();
    logEvent(request, "google_unlinked", { user: account.id });
  });
}
