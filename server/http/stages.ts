import type { Stage } from "../../shared/endpoint.ts";
import { AppError } from "../app-error.ts";
import type { Account, Session } from "./account.ts";
import { suspendedError } from "./suspension.ts";

/**
 * Refuses a call from an account that has not reached its stage (contract §2): 401, 403 `verification_required` or
 * `policies_required`; and, where developers must have one-time codes, `totp_required`.
 */
export function requireStage(stage: Stage, account: Account | null, totpForDevelopers: boolean): void {
  if (stage === "open") return;
  if (!account) throw new AppError("unauthorized");
  if (account.suspended) throw suspendedError(account.suspended.until);
  if (stage === "signed_in") return;
  if (!account.role) throw new AppError("verification_required");
  if (stage === "accepted" && !account.policiesAccepted) throw new AppError("policies_required");
  if (stage === "accepted" && totpForDevelopers && account.lacksTotp) throw new AppError("totp_required");
}

/**
 * Refuses what a stolen session must not do without a recent proof (contract §16); guests have nothing to prove with.
 */
export function requireProof({ account, proven }: Session): void {
  if (!proven && account.role !== "guest") throw new AppError("proof_required");
}

/** Refuses a call that was made for somebody else than the one who is signed in by now. */
export function requireNamedUser(named: string | string[] | undefined, account: Account | null): void {
  if (named !== undefined && named !== account?.id) throw new AppError("unauthorized");
}
