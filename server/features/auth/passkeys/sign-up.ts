import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { api } from "../../../../shared/api/index.ts";
import { firstLanguage } from "../../../http/language.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { mailbox } from "../addresses.ts";
import { allowances } from "../allowances.ts";
import { beginSignUp, guestIn } from "../begin-sign-up.ts";
import { beginFlow, endFlow, newChallenge, signUpFlow, takeChallenge, tokenOfFlow } from "./challenges.ts";
import { creationOptions, readNewPasskey } from "./creation.ts";
import { relyingPartyOf } from "./webauthn.ts";

const options = {
  ...api.passkeys.signUpOptions,
  body: z.extend(api.passkeys.signUpOptions.body, { email: mailbox }),
};
const signUp = { ...api.passkeys.signUp, body: z.extend(api.passkeys.signUp.body, { email: mailbox }) };

/** Signing up as with a password, with a passkey in its place (decision 206). */
export function mountPasskeySignUp(mount: Mount, services: Services): void {
  const { config, cookies, proofOfWork } = services;
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(options, async ({ db, body: { email }, account, ip, request, reply }) => {
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
