import type { Word } from "../shared/api/dictionaries.ts";
import type { ErrorCode } from "../shared/errors.ts";
import type { Complaint } from "../shared/validation.ts";
import type { Variant } from "./messages/error-messages.ts";

interface Details {
  /** Complaints about invalid fields, by their path. */
  fields?: ReadonlyMap<string, Complaint>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** The challenge to solve first, for `work_required`. */
  challenge?: string;
  /** The words as they are now, for `conflict`. */
  words?: readonly Word[];
  /** A text to use instead of the code's default one. */
  says?: Variant;
  /** Values to insert in the message, e.g. the limit and the role. */
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
