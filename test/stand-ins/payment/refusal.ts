interface ErrorBody {
  type: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error answer of the API; the SDK creates its errors from the body. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: ErrorBody;

  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.error = error;
  }

  /** The request was refused before it was processed, so its idempotency key can be used again. */
  get beforeActing(): boolean {
    return (
      this.status === 401 ||
      this.error.type === "idempotency_error" ||
      (this.error.code ?? "").startsWith("parameter_")
    );
  }
}

export function invalid(message: string, details: { code?: string; param?: string } = {}): Refusal {
  return new Refusal(400, { type: "invalid_request_error", message, ...details });
}

/** An unknown id in the path: 404. */
export function noSuch(kind: string, id: string): Refusal {
  return new Refusal(404, {
    type: "invalid_request_error",
    message: `No such ${kind}: '${id}'`,
    code: "resource_missing",
    param: "id",
  });
}

/** An unknown id in a parameter: 400. */
export function noSuchReference(kind: string, id: string, param: string): Refusal {
  return invalid(`No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

export function missing(param: string): Refusal {
  return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}
