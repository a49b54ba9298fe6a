import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { POLICIES } from "../policies.ts";
import { code, email, password, typedPassword } from "../text-rules.ts";
import { besideFields, complain } from "../validation.ts";
import { assertion } from "./passkeys.ts";
import { nextStep } from "./totp.ts";
import { id, interfaceLanguage, time } from "./values.ts";

const allPolicies = atMost(
  2 * POLICIES.length,
  z.array(z.enum(POLICIES)).check((ctx) => {
    if (!POLICIES.every((policy) => ctx.value.includes(policy))) complain(ctx, [{ key: "policies" }]);
  }),
);

/** Of the link in the mail to the old address, which undoes a change of address. */
const undoParams = z.object({ token: boundedString(64) });

const verified = z.object({ verified: z.boolean() });

/** A session as its owner sees it. */
export const sessionOfUser = z.object({
  id,
  createdAt: time,
  lastSeenAt: time,
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** For example "Firefox on Linux". */
  device: z.string(),
});
export type SessionOfUser = z.infer<typeof sessionOfUser>;

/** Every way to sign in (contract §4). */
export const auth = {
  signUp: endpoint({
    method: "POST",
    path: "/auth/signup",
    stage: "open",
    summary: "Sign up; a verification code is mailed",
    body: z.strictObject({ email, password, interfaceLanguage: z.optional(interfaceLanguage) }),
    status: 204,
    errors: ["work_required", "too_many_requests"],
  }),
  logIn: endpoint({
    method: "POST",
    path: "/auth/login",
    stage: "open",
    summary: "Log in with e-mail and password",
    body: z.strictObject({ email, password: typedPassword }),
    status: 204,
    insteadAnswer: nextStep,
    errors: ["work_required", "invalid_credentials", "suspended", "too_many_requests"],
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/verify",
    stage: "signed_in",
    summary: "Verify the e-mail address with the mailed code",
    body: z.strictObject({ code }),
    status: 200,
    answer: verified,
    errors: ["too_many_requests"],
  }),
  resend: endpoint({
    method: "POST",
    path: "/auth/verify/resend",
    stage: "signed_in",
    summary: "Mail a new verification code; the old one becomes invalid",
    status: 204,
    errors: ["too_many_requests", "conflict"],
  }),
  restoreCode: endpoint({
    method: "POST",
    path: "/auth/restore/code",
    stage: "open",
    summary: "Start a password reset; a code is mailed if the address has an account",
    body: z.strictObject({ email }),
    status: 204,
    errors: ["work_required", "too_many_requests"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/auth/restore",
    stage: "open",
    summary: "Confirm a password reset with the mailed code",
    body: z.strictObject({ code }),
    status: 200,
    answer: verified,
    errors: ["work_required", "too_many_requests"],
  }),
  password: endpoint({
    method: "POST",
    path: "/auth/password",
    stage: "open",
    summary: "Set a new password, in a confirmed password reset or logged in with the current one",
    body: z.strictObject({ password, currentPassword: z.optional(typedPassword) }),
    status: 204,
    errors: ["unauthorized", "suspended", "restore_required", "too_many_requests"],
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/auth/email",
    stage: "verified",
    summary:
      "Ask for another address; a code is mailed to it. Requires a proof or the current password; the answer is the same for an address that is taken",
    body: z.strictObject({ email, currentPassword: z.optional(typedPassword) }),
    status: 204,
    errors: ["proof_required", "role_forbidden", "too_many_requests"],
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/auth/email/verify",
    stage: "verified",
    summary: "Confirm the new address with the mailed code; all other sessions end",
    body: z.strictObject({ code }),
    status: 200,
    answer: verified,
    errors: ["too_many_requests"],
  }),
  askToUndoEmail: endpoint({
    method: "GET",
    path: "/auth/email/undo/:token",
    stage: "open",
    summary: "A page that asks whether to restore the old address; opening it changes nothing",
    params: undoParams,
    status: 200,
    media: ["text/html"],
    errors: ["not_found", "too_many_requests"],
  }),
  undoEmail: endpoint({
    method: "POST",
    path: "/auth/email/undo/:token",
    stage: "open",
    summary: "Restore the old address, once and within 7 days; all sessions end",
    params: undoParams,
    raw: true,
    bodyLimit: 4096,
    status: 200,
    media: ["text/html"],
    errors: ["not_found", "conflict", "too_many_requests"],
  }),
  removePassword: endpoint({
    method: "DELETE",
    path: "/auth/password",
    stage: "verified",
    proof: true,
    summary: "Remove the password if the account has another way to log in",
    status: 204,
    errors: ["conflict"],
  }),
  google: endpoint({
    method: "POST",
    path: "/auth/google",
    stage: "open",
    summary: "Log in with an authorization code of the identity provider",
    body: z.strictObject({ code: z.pipe(boundedString(2048), z.string().check(z.minLength(1))) }),
    status: 204,
    insteadAnswer: nextStep,
    errors: [
      "invalid_credentials",
      "suspended",
      "conflict",
      "too_many_requests",
      "provider_unavailable",
      "provider_not_configured",
    ],
  }),
  unlinkGoogle: endpoint({
    method: "DELETE",
    path: "/auth/google",
    stage: "verified",
    proof: true,
    summary: "Unlink the identity provider if the account has a password",
    status: 204,
    errors: ["not_found", "conflict"],
  }),
  guest: endpoint({
    method: "POST",
    path: "/auth/guest",
    stage: "open",
    summary: "Create a temporary account and log in to it",
    body: z.optional(z.strictObject({ interfaceLanguage: z.optional(interfaceLanguage) })),
    status: 204,
    errors: ["work_required", "too_many_requests"],
  }),
  acceptPolicy: endpoint({
    method: "PATCH",
    path: "/auth/accept-policy",
    stage: "verified",
    summary: "Accept all policies",
    body: z.strictObject({ accepted: allPolicies }),
    status: 204,
  }),
  deleteAccount: endpoint({
    method: "DELETE",
    path: "/auth/account",
    stage: "signed_in",
    proof: true,
    summary: "Delete the account and everything in it",
    status: 204,
  }),
  prove: endpoint({
    method: "POST",
    path: "/auth/proof",
    stage: "signed_in",
    summary: "Prove your identity with the password or a passkey; valid for ten minutes",
    body: z.strictObject({ password: z.optional(typedPassword), response: z.optional(assertion) }).check(
      besideFields((isGiven, ctx) => {
        const given = [isGiven("password"), isGiven("response")];
        if (!given.includes(true)) complain(ctx, [{ key: "required" }], ["password"]);
        if (!given.includes(false)) complain(ctx, [{ key: "unknown_field" }], ["response"]);
      }),
    ),
    bodyLimit: 8192,
    status: 204,
    errors: ["too_many_requests"],
  }),
  sessions: endpoint({
    method: "GET",
    path: "/auth/sessions",
    stage: "signed_in",
    summary: "The sessions of the account, the current one first",
    status: 200,
    answer: z.object({ sessions: z.array(sessionOfUser) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/auth/sessions/:id",
    stage: "signed_in",
    summary: "End one session",
    params: z.object({ id }),
    status: 204,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/auth/sessions",
    stage: "signed_in",
    summary: "End all sessions except the current one",
    status: 204,
  }),
};
