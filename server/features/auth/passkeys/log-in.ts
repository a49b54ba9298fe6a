import { api } from "../../../../shared/api/index.ts";
import type { RequestOptions } from "../../../../shared/api/passkeys.ts";
import { PASSKEY_CHALLENGE_SECONDS } from "../../../../shared/limits.ts";
import { AppError } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import { requireActive } from "../../../http/admission.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { allowances } from "../allowances.ts";
import { logEvent } from "../events.ts";
import { isEnteredAnywhere } from "../ways-in.ts";
import { beginFlow, endFlow, logInFlow, newChallenge, takeChallenge, tokenOfFlow } from "./challenges.ts";
import { findSigner, markUsed } from "./passkeys.ts";
import { relyingPartyOf } from "./webauthn.ts";

/** The passkey itself says whose it is: no address is asked for. */
export function mountPasskeyLogIn(mount: Mount, services: Services): void {
  const { config, cookies, proofOfWork, limits, outbox, sessions } = services;
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(api.passkeys.logInOptions, async ({ db, ip, request, reply }) => {
    await proofOfWork.take(db, request, ...allowances.passkeyChallenges(ip));
    const challenge = await newChallenge(db, logInFlow(beginFlow(cookies, request, reply)));
    return requestOptions(relyingParty.id, challenge);
  });

  mount(api.passkeys.logIn, async ({ db, enterAs, body: { response: answer }, ip, request, reply }) => {
    const tries = allowances.passkeyLogIn(ip);
    await proofOfWork.take(db, request, ...tries);
    const { clientDataJSON, userHandle } = answer.response;
    const flow = logInFlow(tokenOfFlow(cookies, request));
    const challenge = (await takeChallenge(db, flow, clientDataJSON))?.challenge;
    const userId = uuidIn(userHandle ?? "");
    const signed = challenge && userId && (await findSigner(db, userId, { relyingParty, challenge, answer }));
    const refused = (): AppError => {
      logEvent(request, "sign_in_failed", { by: "passkey" });
      return new AppError("invalid_credentials", { says: "passkey_refused" });
    };
    if (!signed) throw refused();
    enterAs(signed.userId);
    await db.transaction().execute(async (tx) => {
      // The account is locked before the rows it owns, in the order that deletion uses.
      const user = requireActive(await lockUser(tx, signed.userId), refused);
      if (!(await isEnteredAnywhere(tx, signed.userId)) || !(await markUsed(tx, signed))) throw refused();
      await sessions.open(tx, { request, reply }, user);
    });
    outbox.nudge();
    endFlow(cookies, reply);
    await limits.giveBack(db, ...tries);
    logEvent(request, "signed_in", { user: signed.userId, by: "passkey" });
  });
}

/** An empty list lets people choose among all passkeys that their authenticators have for this server. */
export const requestOptions = (
  rpId: string,
  challenge: string,
  allowCredentials: RequestOptions["allowCredentials"] = [],
): RequestOptions => ({
  challenge,
  rpId,
  timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
  allowCredentials,
  userVerification: "required",
});

/** The account id that the passkey was given; null for anything else. */
function uuidIn(userHandle: string): string | null {
  const hex = Buffer.from(userHandle, "base64url").toString("hex");
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}
