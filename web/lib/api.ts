import type { AnswerTo, CallName, Calls } from "../../shared/api/calls.ts";
import { urlOf, type CallInput, type Endpoint } from "../../shared/endpoint.ts";
import { CACHED_HEADER } from "../../shared/offline.ts";
import { WORK_HEADER } from "../../shared/work.ts";
import { apiErrorOf, NetworkError, refusalIn, type Refusal } from "./api-error.ts";
import { noteServerTime } from "./clock.ts";
import { noteAnswer } from "./connection.ts";
import { takeFirst, type Exchanged } from "./first-calls.ts";
import { i18n } from "./i18n.ts";

type Input<E extends Endpoint> = CallInput<E>;
type Leavable<T> = undefined extends T ? true : [RequiredIn<T>] extends [never] ? true : false;
type RequiredIn<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T];
type Part = keyof Input<Endpoint>;

/** The arguments of a call: the parts that its endpoint declares; a part without required fields may be left out. */
type Sent<E extends Endpoint> = {
  [P in Part as Leavable<Input<E>[P]> extends true ? never : P]: Input<E>[P];
} & {
  [P in Part as Leavable<Input<E>[P]> extends true ? P : never]?: Input<E>[P];
} & { signal?: AbortSignal | undefined; headers?: Record<string, string> };

type SentArguments<Name extends CallName> = [RequiredIn<Sent<Calls[Name]>>] extends [never]
  ? [sent?: Sent<Calls[Name]>]
  : [sent: Sent<Calls[Name]>];

type RefusalListener = (refusal: Refusal, error: unknown) => void;

const listeners = new Set<RefusalListener>();

/** Listens for refusals that redirect the whole app; returns a function that stops listening. */
export function onRefusal(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls the API by method and path; a file is returned as its text. Rejects with `ApiError` (the server refused),
 * `NetworkError` (no answer came) or, when `signal` was aborted, with its reason: the call was then cancelled, it did not
 * fail (spec §4).
 */
export async function call<Name extends CallName>(
  name: Name,
  ...sent: SentArguments<Name>
): Promise<AnswerTo<Name>> {
  try {
    return await ask(name, ...sent);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) for (const listener of listeners) listener(refusal, error);
    throw error;
  }
}

/** Like `call`, but only the caller handles a refusal. */
export async function ask<Name extends CallName>(
  name: Name,
  ...[sent]: SentArguments<Name>
): Promise<AnswerTo<Name>> {
  const [method = "", path = ""] = name.split(" ");
  const { params, query, body, signal, headers } = (sent ?? {}) as Loose;
  const sentHeaders = {
    Accept: "application/json",
    "Accept-Language": i18n.language,
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...headers,
  };
  const { response, text } = await exchangeWithWork(urlOf(path, params, query), {
    method,
    credentials: "include",
    headers: sentHeaders,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw apiErrorOf(response, text);
  const isFile = response.headers.has("content-disposition");
  return (isFile ? text : text === "" ? undefined : JSON.parse(text)) as AnswerTo<Name>;
}

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** If the server asks for work first, it is done in the background and the call is repeated once. */
async function exchangeWithWork(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Exchanged> {
  const answered = await exchange(url, init);
  if (answered.response.status !== 403) return answered;
  const { code, challenge } = apiErrorOf(answered.response, answered.text);
  if (code !== "work_required" || challenge === null) return answered;
  const { solve } = await import("./proof-of-work/proof-of-work.ts");
  const solution = await solve(challenge, init.signal);
  if (solution === null) return answered;
  return exchange(url, { ...init, headers: { ...init.headers, [WORK_HEADER]: solution } });
}

async function exchange(url: string, init: RequestInit): Promise<Exchanged> {
  try {
    const answer = takeFirst(init.method ?? "GET", url, i18n.language) ?? exchangeNow(url, init);
    const { response, text } = await answer;
    init.signal?.throwIfAborted();
    noteAnswer(response.headers.has(CACHED_HEADER));
    return { response, text };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError(i18n.t("errors.network"), { cause: error });
  }
}

async function exchangeNow(url: string, init: RequestInit): Promise<Exchanged> {
  const response = await fetch(url, init);
  noteServerTime(response.headers.get("date"));
  return { response, text: await response.text() };
}
