import type { Word } from "../../shared/api/dictionaries.ts";
import { ERROR_CODES, type ErrorCode } from "../../shared/errors.ts";
import { i18n } from "./i18n.ts";

interface Refused {
  status: number;
  code: ErrorCode | null;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number | null;
  challenge?: string | null;
  words?: readonly Word[];
}

/** The server refused; `message` is for people, in their language. */
export class ApiError extends Error {
  readonly status: number;
  /** Null where something between us and the server answered instead. */
  readonly code: ErrorCode | null;
  /** The complaint about each invalid field, by its path in the request. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, if the server said so. */
  readonly retryAfter: number | null;
  /** The work that is required before the same call succeeds. */
  readonly challenge: string | null;
  /** The words as they are now, which somebody else has changed. */
  readonly words: readonly Word[];

  constructor({
    status,
    code,
    message,
    fields = {},
    retryAfter = null,
    challenge = null,
    words = [],
  }: Refused) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
    this.words = words;
  }
}

/** No answer came: no network, or the server is down. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** Whether something was cancelled rather than failed (spec §4). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "CancelledError");

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const REFUSALS = ["unauthorized", "verification_required", "policies_required", "totp_required"] as const;

/** Refusals that redirect the whole app, whatever screen is open (contract §2). */
export type Refusal = (typeof REFUSALS)[number];

export const refusalIn = (error: unknown): Refusal | undefined =>
  error instanceof ApiError ? REFUSALS.find((refusal) => refusal === error.code) : undefined;

/** Reads an error body (contract §1); anything else gets a message by its status. */
export function apiErrorOf(response: Response, text: string): ApiError {
  const { status } = response;
  const wait = Number(response.headers.get("retry-after"));
  const body = parsed(text);
  const code =
    ERROR_CODES.find((known) => known === body["code"]) ?? (status === 401 ? "unauthorized" : null);
  return new ApiError({
    status,
    code,
    message: typeof body["message"] === "string" ? body["message"] : messageFor(status),
    fields: textsIn(body["fields"]),
    retryAfter: wait > 0 ? wait : null,
    challenge: typeof body["challenge"] === "string" ? body["challenge"] : null,
    // Safe: the contract says so.
    words: Array.isArray(body["words"]) ? (body["words"] as Word[]) : [],
  });
}

function messageFor(status: number): string {
  if (status === 401) return i18n.t("errors.unauthorized");
  if (status === 404) return i18n.t("errors.notFound");
  if (status === 429) return i18n.t("errors.tooManyRequests");
  return i18n.t("errors.unexpected");
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const textsIn = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([field, text]) => [field, String(text)]))
    : {};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
