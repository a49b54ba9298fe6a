import { invalid, Refusal } from "./refusal.ts";

interface Outcome {
  status: number;
  body: unknown;
}

interface Kept {
  request: string;
  outcome: Outcome;
}

/** Answers a repeated key with the first outcome, and refuses a key that is used for a different request. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>();

  /** `request` identifies the call: method, path and body. */
  once(key: string | undefined, request: string, act: () => Outcome): Outcome & { replayed: boolean } {
    if (key === undefined) return { ...act(), replayed: false };
    if (key.length > 255) throw invalid("Idempotency key must be at most 255 characters.");
    const before = this.#kept.get(key);
    if (before && before.request !== request)
      throw new Refusal(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (before) return { ...before.outcome, replayed: true };
    const outcome = act();
    this.#kept.set(key, { request, outcome });
    return { ...outcome, replayed: false };
  }
}
