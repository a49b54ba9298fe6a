/** An answer, read to its end. */
export interface Exchanged {
  response: Response;
  text: string;
}

/** What the page's own script (index.html) began to ask before this code was there. */
interface FirstCalls {
  /** The interface language in which was asked. */
  language: string;
  /** By method and address, as `GET /api/users/me`. */
  answers: Map<string, Promise<Exchanged>>;
}

declare global {
  var firstCalls: FirstCalls | undefined;
}

/** An answer that nobody came for is out of date after a while. */
const GOOD_FOR_MS = 30_000;

/** Fulfilled when every call that the page has begun is answered or has failed. */
export async function firstCallsAnswered(): Promise<void> {
  await Promise.allSettled(globalThis.firstCalls?.answers.values() ?? []);
}

/** The answer to a call that the page itself has begun; given once, and only to who asks in the same language. */
export function takeFirst(method: string, url: string, language: string): Promise<Exchanged> | undefined {
  const { firstCalls } = globalThis;
  if (!firstCalls || firstCalls.language !== language || performance.now() > GOOD_FOR_MS) return undefined;
  const call = `${method} ${url}`;
  const answer = firstCalls.answers.get(call);
  firstCalls.answers.delete(call);
  return answer;
}
