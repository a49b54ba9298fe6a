import type { FastifyReply } from "fastify";

import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import { onLivingWorker } from "../../database/citus/living-worker.ts";
import { lockUser } from "../../database/locks.ts";
import { requireActive } from "../../http/admission.ts";
import { firstLanguage } from "../../http/language.ts";
import type { Mount } from "../../http/mount.ts";
import type { Sessions } from "../../http/session.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { deleteAccount } from "./deletion.ts";
import { mountEmail } from "./email/email-routes.ts";
import { logEvent } from "./events.ts";
import { createGuest } from "./guests.ts";
import { mountLogIn } from "./log-in-routes.ts";
import { tellOwner } from "./notices.ts";
import { mountPasskeyLogIn } from "./passkeys/log-in.ts";
import { mountPasskeys } from "./passkeys/routes.ts";
import { mountPassword } from "./password-routes.ts";
import { acceptPolicies } from "./policies.ts";
import { mountProof } from "./proof-routes.ts";
import { endOtherSessions, endSession, readSessions } from "./session-list.ts";
import { mountSignUp } from "./sign-up-routes.ts";
import { createToken, endToken, readTokens } from "./tokens/tokens.ts";
import { mountTotp } from "./totp/routes.ts";

export function mountAuth(mount: Mount, services: Services): void {
  mountSignUp(mount, services);
  mountLogIn(mount, services);
  mountTotp(mount, services);
  mountPassword(mount, services);
  mountEmail(mount, services);
  mountGuest(mount, services);
  mountCookie(mount, services);
  mountPasskeys(mount, services);
  mountPasskeyLogIn(mount, services);
  mountSessions(mount, services);
  mountProof(mount, services);
  mountTokens(mount, services);
  mountAccount(mount, services);
}

function mountGuest(mount: Mount, { config, sessions, proofOfWork }: Services): void {
  mount(api.auth.guest, async ({ db, body, ip, language, request, reply }) => {
    await proofOfWork.take(db, request, ...allowances.guest(ip));
    const user = await onLivingWorker(() =>
      db.transaction().execute(async (tx) => {
        const guestId = await createGuest(
          tx,
          firstLanguage({ language }, body?.interfaceLanguage),
          config.GUEST_LIFETIME_SECONDS,
        );
        await sessions.open(tx, { request, reply }, requireActive(await lockUser(tx, guestId)));
        return guestId;
      }),
    );
    logEvent(request, "guest_created", { user });
  });
}

function mountCookie(mount: Mount, { sessions }: Services): void {
  mount(api.cookie.checkToken, async ({ session }) => ({ isValid: session !== null }));

  mount(api.cookie.refresh, ({ db, session, request, reply }) =>
    sessions.extend(db, request, reply, session),
  );

  mount(api.cookie.deleteToken, async ({ db, account, request, reply }) => {
    await sessions.close(db, request);
    leave(sessions, reply);
    if (account) logEvent(request, "signed_out", { user: account.id });
  });
}

/** The browser forgets the session, and the pages it could show again by going back (decision 114). */
function leave(sessions: Sessions, reply: FastifyReply): void {
  sessions.forget(reply);
  reply.header("clear-site-data", '"cache"');
}

/** Where an account is signed in (contract §16). */
function mountSessions(mount: Mount, { sessions }: Services): void {
  mount(api.auth.sessions, async ({ db, account, session }) => ({
    sessions: await readSessions(db, account.id, session.id),
  }));

  mount(api.auth.endSession, async ({ db, account, session, params: { id }, request, reply }) => {
    if (!(await endSession(db, account.id, id))) throw new AppError("not_found");
    if (id === session.id) sessions.forget(reply);
    logEvent(request, "session_ended", { user: account.id });
  });

  mount(api.auth.endOtherSessions, async ({ db, account, session, request }) => {
    await endOtherSessions(db, account.id, session.id);
    logEvent(request, "session_ended", { user: account.id });
  });
}

function mountAccount(mount: Mount, services: Services): void {
  const { outbox, sessions } = services;
  mount(api.auth.acceptPolicy, ({ db, account }) => acceptPolicies(db, account.id));

  mount(api.auth.deleteAccount, async ({ db, account, session, request, reply }) => {
    await deleteAccount(db, outbox, {
      userId: account.id,
      beforeDelete: services.beforeDelete,
      stillWanted: (tx) => sessions.readAgain(tx, session),
    });
    leave(sessions, reply);
    logEvent(request, "account_deleted", { user: account.id });
  });
}

/** Tokens let other programs in; the owner is notified by mail when one is created or ended. */
function mountTokens(mount: Mount, { limits, outbox, sessions }: Services): void {
  const { create, list, delete: end } = api.tokens;

  mount(create, async ({ db, account, session, body: { name }, request }) => {
    await limits.take(db, { key: `token:${account.id}`, limit: 60, seconds: 3600 });
    const token = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const made = await createToken(tx, account.id, name);
      await tellOwner(tx, outbox, account.id, "token_added");
      return made;
    });
    outbox.nudge();
    logEvent(request, "token_added", { user: account.id });
    return token;
  });

  mount(list, async ({ db, account }) => ({ tokens: await readTokens(db, account.id) }));

  mount(end, async ({ db, account, params: { id }, request }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await endToken(tx, account.id, id))) throw new AppError("not_found");
      await tellOwner(tx, outbox, account.id, "token_ended");
    });
    outbox.nudge();
    logEvent(request, "token_ended", { user: account.id });
  });
}
