import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { email, passkeyName } from "../text-rules.ts";
import { id, interfaceLanguage, time } from "./values.ts";

/** Bytes in base64url, as in the JSON forms of WebAuthn. */
const bytes = (most: number) =>
  z.pipe(boundedString(Math.ceil((most * 4) / 3)), z.string().check(z.regex(/^[\w-]+$/)));

/** WebAuthn allows at most 1023 bytes. */
const credentialId = bytes(1023);
const type = z.literal("public-key");
const CLIENT_DATA_BYTES = 2048;
/** Larger than any response of an authenticator when no attestation is requested. */
const ANSWER_BYTES = 8192;

/** `RegistrationResponseJSON`, reduced to the fields that are used; browsers send more. */
const registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes(CLIENT_DATA_BYTES),
    attestationObject: bytes(4096),
    transports: z.optional(
      atMost(10, z.array(z.pipe(boundedString(20), z.string().check(z.regex(/^[\w-]+$/))))),
    ),
  }),
});
export type Registration = z.infer<typeof registration>;

/** `AuthenticationResponseJSON`, reduced in the same way. */
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes(CLIENT_DATA_BYTES),
    authenticatorData: bytes(1024),
    signature: bytes(1024),
    userHandle: z.nullish(bytes(64)),
  }),
});
export type Assertion = z.infer<typeof assertion>;

const descriptor = z.object({ id: z.string(), type, transports: z.array(z.string()) });
const userVerification = z.literal("required");

/** `PublicKeyCredentialCreationOptionsJSON` */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON` */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification,
});
export type RequestOptions = z.infer<typeof requestOptions>;

export const passkey = z.object({ id, name: z.string(), createdAt: time, lastUsedAt: z.nullable(time) });
export type Passkey = z.infer<typeof passkey>;

/** Signing in with WebAuthn (contract §16); options and responses have its JSON forms. */
export const passkeys = {
  options: endpoint({
    method: "POST",
    path: "/auth/passkeys/options",
    stage: "verified",
    proof: true,
    summary: "The options with which a browser creates a passkey",
    status: 200,
    answer: creationOptions,
    errors: ["role_forbidden", "conflict", "too_many_requests"],
  }),
  add: endpoint({
    method: "POST",
    path: "/auth/passkeys",
    stage: "verified",
    proof: true,
    summary: "Add the created passkey",
    body: z.strictObject({ response: registration, name: z.optional(passkeyName) }),
    bodyLimit: ANSWER_BYTES,
    status: 201,
    answer: passkey,
    errors: ["role_forbidden", "conflict", "too_many_requests"],
  }),
  list: endpoint({
    method: "GET",
    path: "/auth/passkeys",
    stage: "signed_in",
    summary: "The account's passkeys, oldest first",
    status: 200,
    answer: z.object({ passkeys: z.array(passkey) }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/auth/passkeys/:id",
    stage: "signed_in",
    proof: true,
    summary: "Remove a passkey, unless it is the only way to log in",
    params: z.object({ id }),
    status: 204,
    errors: ["conflict"],
  }),
  signUpOptions: endpoint({
    method: "POST",
    path: "/auth/passkeys/signup/options",
    stage: "open",
    summary: "The options with which a browser creates the first passkey of an account, for one address",
    body: z.strictObject({ email }),
    status: 200,
    answer: creationOptions,
    errors: ["work_required", "too_many_requests"],
  }),
  signUp: endpoint({
    method: "POST",
    path: "/auth/passkeys/signup",
    stage: "open",
    summary: "Sign up with the created passkey and no password; a verification code is mailed",
    body: z.strictObject({
      response: registration,
      email,
      name: z.optional(passkeyName),
      interfaceLanguage: z.optional(interfaceLanguage),
    }),
    bodyLimit: ANSWER_BYTES,
    status: 204,
    errors: ["work_required", "conflict", "too_many_requests"],
  }),
  logInOptions: endpoint({
    method: "POST",
    path: "/auth/passkeys/login/options",
    stage: "open",
    summary: "The options with which a browser logs in with a passkey",
    status: 200,
    answer: requestOptions,
    errors: ["work_required", "too_many_requests"],
  }),
  logIn: endpoint({
    method: "POST",
    path: "/auth/passkeys/login",
    stage: "open",
    summary: "Log in with a passkey",
    body: z.strictObject({ response: assertion }),
    bodyLimit: ANSWER_BYTES,
    status: 204,
    errors: ["work_required", "invalid_credentials", "suspended", "too_many_requests"],
  }),
  proofOptions: endpoint({
    method: "POST",
    path: "/auth/proof/options",
    stage: "signed_in",
    summary: "The options with which a browser proves the user's identity with a passkey",
    status: 200,
    answer: requestOptions,
    errors: ["too_many_requests"],
  }),
};
