import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";

import type { Assertion, Registration } from "../../../../shared/api/passkeys.ts";

/** This server as authenticators know it: a passkey works for its domain only, and on its own pages only. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export const relyingPartyOf = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
});

/** COSE's numbers of EdDSA, ES256 and RS256, in order of preference. */
export const ALGORITHMS = [-8, -7, -257];

/** Twice the size of an RSA key of 4096 bits; a larger key would make every signature expensive to check. */
const LARGEST_KEY_BYTES = 1024;

export interface Credential {
  id: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** The challenge that a response says it signed, of any length; null where it names none. */
export function challengeIn(clientDataJSON: string): Buffer | null {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    // An object with a `length` property would make Buffer allocate that many bytes.
    return typeof challenge === "string" ? Buffer.from(challenge, "base64url") : null;
  } catch {
    return null;
  }
}

/** The new credential of an answer to creation options; null where anything is wrong with it. */
export async function readRegistration(
  { id, origin }: RelyingParty,
  answer: Registration,
  challenge: Buffer,
): Promise<Credential | null> {
  try {
    if (!isPlain(answer.response.attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: bytesOf(answer), clientExtensionResults: {} },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== answer.id || credential.publicKey.length > LARGEST_KEY_BYTES) return null;
    return {
      id: Buffer.from(credential.id, "base64url"),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  } catch {
    // A stranger may send anything: the library throws at the first thing that is not as it should be.
    return null;
  }
}

const bytesOf = ({ response: { clientDataJSON, attestationObject } }: Registration) => ({
  clientDataJSON,
  attestationObject,
});

/** No attestation was requested. A certificate chain would make the library fetch the addresses in it. */
function isPlain(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && !attestation.get("attStmt").get("x5c"));
}

/**
 * The counter of a response to request options that was signed by this credential with user verification; null
 * otherwise.
 */
export async function readAssertion(
  { id, origin }: RelyingParty,
  answer: Assertion,
  { challenge, credential }: { challenge: Buffer; credential: Credential },
): Promise<number | null> {
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credential.id.toString("base64url"),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws at whatever is not as it should be.
    return null;
  }
}
