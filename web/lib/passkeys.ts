import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

import type { Assertion, CreationOptions, Registration, RequestOptions } from "../../shared/api/passkeys.ts";

/** Why a passkey was not created or did not sign, other than because the person cancelled. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly reason: "known" | "address" | "failed";

  constructor(reason: PasskeyError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether this browser supports passkeys; none does without https. */
export const knowsPasskeys = (): boolean =>
  typeof window !== "undefined" && typeof window.PublicKeyCredential === "function";

/** Whether this browser offers passkeys where an address is typed. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() &&
  "isConditionalMediationAvailable" in window.PublicKeyCredential &&
  window.PublicKeyCredential.isConditionalMediationAvailable();

/** Loaded shortly before it is needed: browsers show their dialog only soon after the click. */
export const loadWebauthn = () => import("@simplewebauthn/browser");

/** Lets the browser create a passkey; null when the person cancelled. */
export async function makePasskey(options: CreationOptions): Promise<Registration | null> {
  const { startRegistration } = await loadWebauthn();
  // Browsers ignore transports and algorithm numbers that they do not know.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return unlessCancelled(startRegistration({ optionsJSON }));
}

/** Lets a passkey sign; null when the person cancelled. `autofill`: it is offered where the address is typed. */
export async function signWithPasskey(
  options: RequestOptions,
  { autofill = false } = {},
): Promise<Assertion | null> {
  const { startAuthentication } = await loadWebauthn();
  // Browsers ignore transports that they do not know.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

/** Ends what the browser currently offers or asks. */
export const stopAskingForPasskeys = async (): Promise<void> =>
  (await loadWebauthn()).WebAuthnAbortService.cancelCeremony();

const CANCELLED = new Set(["AbortError", "NotAllowedError"]);

async function unlessCancelled<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (CANCELLED.has(name)) return null;
    if (name === "InvalidStateError") throw new PasskeyError("known");
    throw new PasskeyError(name === "SecurityError" ? "address" : "failed");
  }
}
