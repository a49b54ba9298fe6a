import fc from "fast-check";

import { ERROR_STATUS, type ErrorCode } from "../../shared/errors.ts";
import { badRequests, type BadRequest, type Known } from "./requests.ts";
import { sendBytes, type WireAnswer } from "./wire.ts";

export interface FuzzOptions {
  port: number;
  seed: number;
  requests: number;
  /**
   * Signs in a new person with data of their own; needed repeatedly, because bad requests also sign people out and
   * delete accounts.
   */
  enter: () => Promise<Known>;
  onBatch?: (done: number) => Promise<void>;
}

export interface FuzzReport {
  /** The number of answers with each status. */
  statuses: Map<number, number>;
  /** Requests that were not answered correctly. */
  failures: string[];
}

/** The number of requests sent as one person. */
const BATCH = 250;
const AT_ONCE = 8;

/** Sends generated requests, most of them bad, and checks every answer. */
export async function fuzz({ port, seed, requests, enter, onBatch }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: new Map(), failures: [] };
  for (let done = 0; done < requests; done += BATCH) {
    const numRuns = Math.min(BATCH, requests - done);
    const batch = fc.sample(badRequests(await enter()), { numRuns, seed: seed + done });
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(batch, port, report)));
    await onBatch?.(done + numRuns);
  }
  return report;
}

async function sendAll(batch: BadRequest[], port: number, { statuses, failures }: FuzzReport): Promise<void> {
  for (let request = batch.pop(); request; request = batch.pop()) {
    const answer = await sendBytes(port, request.bytes).catch((error: Error) => error);
    const complaint = answer instanceof Error ? answer.message : complaintAbout(request, answer);
    if (!(answer instanceof Error)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (complaint) failures.push(`${complaint}\n${request.bytes.toString("latin1").slice(0, 1500)}`);
  }
}

/** What is wrong with an answer; null if nothing. */
function complaintAbout({ endpoint, bytes }: BadRequest, { status, body }: WireAnswer): string | null {
  if (status < 400 || bytes.subarray(0, 4).toString() === "HEAD") return status === 0 ? "no answer" : null;
  const code = codeIn(body);
  // Outside /api there are pages, whose errors are pages too.
  const api = / \/api[/?]/.test(bytes.subarray(0, 30).toString("latin1"));
  if (!code && !api && status < 500) return null;
  if (!code) return `answered ${status} without a code: ${body}`;
  if (status >= 500 && !(status === 503 && endpoint.errors?.includes(code)))
    return `answered ${status}: ${body}`;
  return null;
}

function codeIn(body: string): ErrorCode | null {
  const found = /"code":"(\w+)"/.exec(body)?.[1];
  return found && found in ERROR_STATUS && /"message":"[^"]/.test(body) ? (found as ErrorCode) : null;
}
