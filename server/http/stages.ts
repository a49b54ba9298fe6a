import type { Stage } from "../../shared/endpoint.ts";
import type { Account } from "./account.ts";
import { AppError } from "./app-error.ts";

/** Refuses a call that comes before its stage (contract §2): 401, 403 `verification_required` or `policies_required`. */
export function demandStage(stage: Stage, account: Account | null): void {
  if (stage === "open") return;
  if (!account) throw new AppError("unauthorized");
  if (stage === "signed_in") return;
  if (!account.role) throw new AppError("verification_required");
  if (stage === "accepted" && !account.policiesAccepted) throw new AppError("policies_required");
}
