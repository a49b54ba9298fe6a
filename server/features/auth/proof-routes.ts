import { api } from "../../../shared/api/index.ts";
import type { Assertion } from "../../../shared/api/passkeys.ts";
import { invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Session } from "../../http/account.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { accountAllowances, allowances } from "./allowances.ts";
import { logEvent } from "./events.ts";
import { readPasswordHash } from "./new-password.ts";
import { newChallenge, takeChallenge } from "./passkeys/challenges.ts";
import { requestOptions } from "./passkeys/log-in.ts";
import { findSigner, markUsed, readDescriptors } from "./passkeys/passkeys.ts";
import { relyingPartyOf } from "./passkeys/webauthn.ts";
import { isRightPassword } from "./passwords.ts";

/** Proving with the password or a passkey that the account's owner is present (contract §16). */
export function mountProof(mount: Mount, services: Services): void {
  const { config, limits, sessions } = services;

  mount(api.passkeys.proofOptions, async ({ db, account, session }) => {
    await limits.take(db, accountAllowances.passkeys(account.id));
    const challenge = await newChallenge(db, { purpose: "prove", tokenHash: session.tokenHash });
    const { id } = relyingPartyOf(config.PUBLIC_URL);
    return requestOptions(id, challenge, await readDescriptors(db, account.id));
  });

  mount(api.auth.prove, async (call) => {
    const { db, account, session, ip, request } = call;
    const { password = "", response } = call.body;
    const tries = allowances.password(ip, account.id);
    await limits.take(db, ...tries);
    const proved = response
      ? await isOwnPasskey(db, config.PUBLIC_URL, session, response)
      : await isRightPassword(callerOf(call), await readPasswordHash(db, account.id), password);
    if (!proved) {
      logEvent(request, "proof_failed", { user: account.id });
      throw response
        ? invalidField("response", { key: "passkey" })
        : invalidField("password", { key: "current_password" });
    }
    await limits.giveBack(db, ...tries);
    await sessions.prove(db, session);
    logEvent(request, "proved", { user: account.id });
  });
}

async function isOwnPasskey(
  db: Db,
  publicUrl: string,
  { tokenHash, account }: Session,
  answer: Assertion,
): Promise<boolean> {
  const flow = { purpose: "prove", tokenHash } as const;
  const challenge = (await takeChallenge(db, flow, answer.response.clientDataJSON))?.challenge;
  const relyingParty = relyingPartyOf(publicUrl);
  const signed = challenge && (await findSigner(db, account.id, { relyingParty, challenge, answer }));
  return signed ? markUsed(db, signed) : false;
}
