import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ERROR_STATUS, type ErrorCode } from "../../shared/errors.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import type { Complaint } from "../../shared/validation.ts";
import { AppError } from "../app-error.ts";
import { codeOf } from "../database/errors.ts";
import { CallerLeft } from "../fair-queue.ts";
import { errorMessage, validationMessage } from "../messages/index.ts";
import { keepCleared } from "./cookies.ts";
import { requestLanguage } from "./language.ts";
import { plainPage } from "./plain-page.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route answers with a page of its own. */
    page?: boolean;
  }
}

/** Nobody reads it; as nginx calls it. */
const CLIENT_CLOSED_REQUEST = 499;
/** Including its code and message, an error stays below 16 KiB. */
const MOST_FIELD_BYTES = 15 * 1024;

/**
 * Writes every API error as `{code, message}` with its details (contract §1), or as a page where a person followed a link; a
 * 5xx reveals nothing internal.
 */
export function handleErrors(app: FastifyInstance, count: (code: ErrorCode) => void): void {
  app.setErrorHandler((error: FastifyError | CallerLeft, request, reply) => {
    // Nothing has failed.
    if (error instanceof CallerLeft) return reply.code(CLIENT_CLOSED_REQUEST).send();
    const appError = asAppError(error);
    count(appError.code);
    return sendError(appError, request, reply);
  });
}

export const sendError = (appError: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.send(errorText(appError, request, reply));

/** The text of the answer; its status and headers are set. */
export function errorText(appError: AppError, request: FastifyRequest, reply: FastifyReply): string {
  const status = ERROR_STATUS[appError.code];
  // The transaction that was to store a session may have failed at the very end.
  keepCleared(reply);
  request.refusal = appError.code;
  if (status >= 500) request.log.error({ err: appError.details.cause ?? appError }, appError.code);
  if (appError.details.retryAfter !== undefined)
    reply.header("retry-after", String(appError.details.retryAfter));
  reply.code(status).header("cache-control", "no-store");
  const body = errorBody(appError, requestLanguage(request));
  if (isReadByPerson(request)) return errorPage(reply, requestLanguage(request), body.message);
  reply.header("content-type", "application/json; charset=utf-8");
  return JSON.stringify(body);
}

/** Programs accept JSON, or anything. */
const isReadByPerson = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config?.page === true && /\btext\/html\b/.test(headers.accept ?? "");

const errorPage = (reply: FastifyReply, language: InterfaceLanguage, text: string): string =>
  plainPage(reply, { language, title: errorMessage(language, "not_done", {}), text });

/** The JSON of an error in a language. */
export function errorBody({ code, details }: AppError, language: InterfaceLanguage) {
  const message = errorMessage(language, details.says ?? code, {
    ...details.values,
    seconds: details.retryAfter ?? 0,
  });
  if (details.challenge) return { code, message, challenge: details.challenge };
  if (details.words) return { code, message, words: details.words };
  if (!details.fields) return { code, message };
  return { code, message, fields: Object.fromEntries(messagesOf(details.fields, language)) };
}

/** Field names are the sender's own: they are echoed as long as the answer stays small. */
function messagesOf(fields: ReadonlyMap<string, Complaint>, language: InterfaceLanguage): [string, string][] {
  const entries: [string, string][] = [];
  let bytes = 0;
  for (const [field, complaint] of fields) {
    const entry: [string, string] = [field, validationMessage(language, complaint)];
    bytes += Buffer.byteLength(JSON.stringify(entry));
    if (bytes > MOST_FIELD_BYTES) break;
    entries.push(entry);
  }
  return entries;
}

/** What the caller is told about an error; nothing internal is revealed. */
export function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  return new AppError(errorCodeOf(error), { cause: error });
}

function errorCodeOf(error: Error): ErrorCode {
  const code = codeOf(error) ?? "";
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return "too_large";
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return "unsupported_media_type";
  if (code.startsWith("FST_ERR_CTP")) return "malformed_request";
  if (mayWorkLater(error, code)) return "unavailable";
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? "malformed_request" : "internal_error";
}

/**
 * The database is down or cancelled something: PostgreSQL's classes 08 (connection), 40 (rolled back in favour of
 * another), 53 (no resources) and 57 (cancelled, shutting down), and the driver's own messages; or the disk is full, or
 * another server has taken over and this one is read-only (25006). Citus reports a worker that disappeared during a
 * commit by message only, without a class.
 */
function mayWorkLater({ message }: Error, code: string): boolean {
  if (/^(?:(?:08|40|53|57)\w{3}|25006)$/.test(code)) return true;
  if (["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOSPC", "EPIPE", "ETIMEDOUT"].includes(code)) return true;
  if (message.startsWith("could not commit transaction for shard")) return true;
  return /connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable/i.test(
    message,
  );
}
