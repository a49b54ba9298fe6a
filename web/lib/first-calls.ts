/** An answer, read to its end. */
export interface Exchanged {
  response: Response;
  text: string;
}

/** Calls that the page's own script (index.html) started before this code had loaded. */
interface FirstCalls {
  /** The interface language of the calls. */
  language: string;
  /** By method and address, as `GET /api/users/me`. */
  answers: Map<string, Promise<Exchanged>>;
}

declare global {
  var firstCalls: FirstCalls | undefined;
}

/** An answer that nobody has used expires after a while. */
const GOOD_FOR_MS = 30_000;

/** Resolves when every call that the page has started is answered or has failed. */
export async function firstCallsAnswered(): Promise<void> {
  await Promise.allSettled(globalThis.firstCalls?.answers.values() ?? []);
}

/** The answer to a call that the page itself has started; handed out once, and only for the same language. */
export function takeFirst(method: string, url: string, language: string): Promise<Exchanged> | undefined {
  const { firstCalls } = globalThis;
  if (!firstCalls || firstCalls.language !== language || performance.now() > GOOD_FOR_MS) return undefined;
  const call = `${method} ${url}`;
  const answer = firstCalls.answers.get(call);
  firstCalls.answers.delete(call);
  return answer;
}
