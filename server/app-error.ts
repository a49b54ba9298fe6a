import type { ErrorCode } from "../shared/errors.ts";
import type { Complaint } from "../shared/validation.ts";
import type { Variant } from "./messages/index.ts";

interface Details {
  /** Wrong fields by their path. */
  fields?: ReadonlyMap<string, Complaint>;
  /** Seconds until a try makes sense again. */
  retryAfter?: number;
  /** What has to be solved first, for `work_required`. */
  challenge?: string;
  /** Another text than the code's own. */
  says?: Variant;
  /** What the message names, e.g. the limit and the role. */
  values?: Record<string, string | number>;
  cause?: unknown;
}

/** An answer other than success; the error handler writes it in the caller's language (contract §1). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** 400 `validation_failed` about one field. */
export const invalidField = (field: string, complaint: Complaint): AppError =>
  new AppError("validation_failed", { fields: new Map([[field, complaint]]) });
