import type { FastifyRequest } from "fastify";
import { parse as bytesOfUuid } from "uuid";

import type { CreationOptions, Registration } from "../../../../shared/api/passkeys.ts";
import { PASSKEY_CHALLENGE_SECONDS } from "../../../../shared/limits.ts";
import { invalidField } from "../../../app-error.ts";
import { deviceOf } from "../../../http/device.ts";
import type { NewPasskey } from "./passkeys.ts";
import { ALGORITHMS, readRegistration, type RelyingParty } from "./webauthn.ts";

interface Owner {
  /** What the passkey will say when it logs in. */
  userId: string;
  email: string;
  /** The passkeys that the account has already. */
  known?: CreationOptions["excludeCredentials"];
}

export const creationOptions = (
  rpId: string,
  challenge: string,
  { userId, email, known = [] }: Owner,
): CreationOptions => ({
  challenge,
  rp: { id: rpId, name: "Wordhoard" },
  user: { id: Buffer.from(bytesOfUuid(userId)).toString("base64url"), name: email, displayName: email },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
  timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
  excludeCredentials: known,
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
});

interface Made {
  response: Registration;
  /** The name of the browser is used if the owner gave none. */
  name: string | undefined;
  request: FastifyRequest;
}

/** The passkey in an answer to creation options; 400 where there was no such challenge, or anything is wrong with the answer. */
export async function readNewPasskey(
  relyingParty: RelyingParty,
  challenge: Buffer | undefined,
  { response, name, request }: Made,
): Promise<NewPasskey> {
  const credential = challenge && (await readRegistration(relyingParty, response, challenge));
  if (!credential) throw invalidField("response", { key: "passkey" });
  return {
    credential,
    transports: response.response.transports ?? [],
    name: name ?? deviceOf(request.headers["user-agent"]),
  };
}
