import * as z from "zod/mini";

import { codeOf } from "../../database/errors.ts";

/** Suggestions for a word take a few hundred bytes; a larger answer is not accepted. */
const MOST_BYTES = 64 * 1024;

/** Why there is no answer, in words that contain nothing of the question or the answer. */
export class ProviderFailure extends Error {
  /** The HTTP status where the provider refused. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`The translation provider ${reason}`);
    this.status = status;
  }
}

interface Request<S extends z.core.$ZodType> {
  url: string;
  headers?: Record<string, string>;
  body: unknown;
  answer: S;
  signal: AbortSignal;
}

/** Posts to a provider. Redirects are not followed; anything but the expected JSON rejects with a ProviderFailure. */
export async function postJson<S extends z.core.$ZodType>(request: Request<S>): Promise<z.infer<S>> {
  const response = await send(request);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new ProviderFailure(`answered ${response.status}`, response.status);
  }
  const { data, success } = z.safeParse(request.answer, jsonIn(await read(response)));
  if (!success) throw new ProviderFailure("answered JSON of another shape");
  return data;
}

async function send({ url, headers, body, signal }: Request<z.core.$ZodType>): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json; charset=UTF-8", accept: "application/json", ...headers },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw failureOf(error);
  }
}

async function read(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new ProviderFailure("answered too much");
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw failureOf(error);
  }
  return text + decoder.decode();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure("answered what is no JSON");
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof Error && error.name === "TimeoutError") return new ProviderFailure("took too long");
  const cause = error instanceof Error ? error.cause : undefined;
  const code = codeOf(cause);
  return new ProviderFailure(`could not be reached${code ? ` (${code})` : ""}`);
}
