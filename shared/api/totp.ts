import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { code, secondStepCode } from "../text-rules.ts";

/** The answer to a log-in whose second step is missing (contract §16). */
export const nextStep = z.object({ next: z.literal("totp") });
export type NextStep = z.infer<typeof nextStep>;

/** One-time codes of an authenticator app, as the second step of a log-in (contract §16). */
export const totp = {
  state: endpoint({
    method: "GET",
    path: "/auth/totp",
    stage: "signed_in",
    summary: "Whether log-ins ask for a one-time code, and how many recovery codes are left",
    status: 200,
    answer: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  begin: endpoint({
    method: "POST",
    path: "/auth/totp",
    stage: "verified",
    proof: true,
    summary: "Start to set up one-time codes; nothing changes until a code is confirmed",
    status: 200,
    /** The secret in base32, and as an `otpauth` address. */
    answer: z.object({ secret: z.string(), url: z.string() }),
    errors: ["role_forbidden", "conflict", "too_many_requests"],
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/totp/confirm",
    stage: "verified",
    proof: true,
    summary: "Turn one-time codes on with the first code; only this answer contains the recovery codes",
    body: z.strictObject({ code }),
    status: 200,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ["conflict", "too_many_requests"],
  }),
  turnOff: endpoint({
    method: "DELETE",
    path: "/auth/totp",
    stage: "signed_in",
    proof: true,
    summary: "Turn one-time codes off with a code or a recovery code",
    body: z.strictObject({ code: secondStepCode }),
    status: 204,
    errors: ["conflict", "too_many_requests"],
  }),
  logIn: endpoint({
    method: "POST",
    path: "/auth/login/totp",
    stage: "open",
    summary: "The second step of a log-in, with a one-time code or a recovery code",
    body: z.strictObject({ code: secondStepCode }),
    status: 204,
    errors: ["unauthorized", "invalid_credentials", "suspended", "too_many_requests"],
  }),
};
