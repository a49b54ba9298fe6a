import type { Socket } from "node:net";

import type { ErrorCode } from "../../shared/errors.ts";
import { AppError } from "../app-error.ts";
import { codeOf } from "../database/errors.ts";
import { errorBody } from "./errors.ts";

interface Refusal {
  line: string;
  code: ErrorCode;
}

const MALFORMED: Refusal = { line: "400 Bad Request", code: "malformed_request" };
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { line: "431 Request Header Fields Too Large", code: "too_large" },
  ERR_HTTP_REQUEST_TIMEOUT: { line: "408 Request Timeout", code: "malformed_request" },
};

/**
 * Answers what never became a request: invalid HTTP, unfinished headers, or too slow. In English, because no language
 * header was read.
 */
export function refuseBroken(
  error: Error,
  socket: Socket,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const reason = codeOf(error) ?? "";
  // The client has already hung up.
  if (reason === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const { line, code } = REFUSALS[reason] ?? MALFORMED;
  const body = JSON.stringify(errorBody(new AppError(code), "en"));
  const head = [
    `HTTP/1.1 ${line}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
