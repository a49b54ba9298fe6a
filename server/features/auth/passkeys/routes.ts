import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { api } from "../../../../shared/api/index.ts";
import { AppError } from "../../../app-error.ts";
import type { Account } from "../../../http/account.ts";
import { firstLanguage } from "../../../http/language.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { mailbox } from "../addresses.ts";
import { accountAllowances, allowances } from "../allowances.ts";
import { beginSignUp, guestIn } from "../begin-sign-up.ts";
import { logEvent } from "../events.ts";
import { tellOwner } from "../notices.ts";
import { requireWayIn } from "../ways-in.ts";
import { beginFlow, endFlow, newChallenge, signUpFlow, takeChallenge, tokenOfFlow } from "./challenges.ts";
import { creationOptions, readNewPasskey } from "./creation.ts";
import { addPasskey, deletePasskey, readDescriptors, readPasskeys, requireRoom } from "./passkeys.ts";
import { relyingPartyOf } from "./webauthn.ts";

/** Managing one's passkeys, and signing up with one (contract §16). */
export function mountPasskeys(mount: Mount, services: Services): void {
  mountAdding(mount, services);
  mountList(mount, services);
  mountSignUp(mount, services);
}

function mountAdding(mount: Mount, { config, limits, outbox, sessions }: Services): void {
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(api.passkeys.options, async ({ db, account, session }) => {
    const email = requireAddress(account);
    await limits.take(db, accountAllowances.passkeys(account.id));
    await requireRoom(db, account.id);
    const challenge = await newChallenge(db, { purpose: "create", tokenHash: session.tokenHash });
    const known = await readDescriptors(db, account.id);
    return creationOptions(relyingParty.id, challenge, { userId: account.id, email, known });
  });

  mount(api.passkeys.add, async ({ db, account, session, body: { response, name }, request }) => {
    requireAddress(account);
    await limits.take(db, accountAllowances.passkeys(account.id));
    const flow = { purpose: "create", tokenHash: session.tokenHash } as const;
    const taken = await takeChallenge(db, flow, response.response.clientDataJSON);
    const made = await readNewPasskey(relyingParty, taken?.challenge, { response, name, request });
    const passkey = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const added = await addPasskey(tx, account.id, made);
      await tellOwner(tx, outbox, account.id, "passkey_added");
      return added;
    });
    outbox.nudge();
    logEvent(request, "passkey_added", { user: account.id });
    return passkey;
  });
}

function mountList(mount: Mount, { outbox, sessions }: Services): void {
  mount(api.passkeys.list, async ({ db, account }) => ({ passkeys: await readPasskeys(db, account.id) }));

  mount(api.passkeys.remove, async ({ db, account, session, params: { id }, request }) => {
    await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      if (!(await deletePasskey(tx, account.id, id))) throw new AppError("not_found");
      await requireWayIn(tx, account.id);
      await tellOwner(tx, outbox, account.id, "passkey_removed");
    });
    outbox.nudge();
    logEvent(request, "passkey_removed", { user: account.id });
  });
}

/**
 * A guest may be anybody at this browser, and gets a passkey only together with the address that they sign up with
 * (decision 206).
 */
function requireAddress({ email }: Account): string {
  if (email === null) throw new AppError("role_forbidden");
  return email;
}

const signUpOptions = {
  ...api.passkeys.signUpOptions,
  body: z.extend(api.passkeys.signUpOptions.body, { email: mailbox }),
};
const signUp = { ...api.passkeys.signUp, body: z.extend(api.passkeys.signUp.body, { email: mailbox }) };

/** Signing up as with a password, with a passkey in its place (decision 206). */
function mountSignUp(mount: Mount, services: Services): void {
  const { config, cookies, proofOfWork } = services;
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(signUpOptions, async ({ db, body: { email }, account, ip, request, reply }) => {
    await proofOfWork.take(db, request, ...allowances.passkeyChallenges(ip));
    const guestId = guestIn(account);
    const userId = guestId ?? uuidv7();
    const flow = signUpFlow(beginFlow(cookies, request, reply), email, guestId);
    const challenge = await newChallenge(db, flow, guestId ? null : userId);
    return creationOptions(relyingParty.id, challenge, { userId, email });
  });

  mount(signUp, async (call) => {
    const { db, request, reply, body } = call;
    const { response, name, email } = body;
    await proofOfWork.take(db, request, ...allowances.signUp(call.ip, email));
    const flow = signUpFlow(tokenOfFlow(cookies, request), email, guestIn(call.account));
    const taken = await takeChallenge(db, flow, response.response.clientDataJSON);
    const passkey = await readNewPasskey(relyingParty, taken?.challenge, { response, name, request });
    await beginSignUp(services, call, {
      email,
      language: firstLanguage(call, body.interfaceLanguage),
      way: { by: "passkey", passkey, newAccount: taken?.newAccount ?? null },
    });
    endFlow(cookies, reply);
  });
}
