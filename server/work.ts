/** What a process does for somebody: answers a request, or runs a job. As the fields by which the log names it. */
export type Work = { reqId: string } | { job: string };

/** When each began, in milliseconds of `performance.now()`: the longest under way first. */
const underWay = new Map<Work, number>();

/** A work has begun; to be called when it is over. */
export function begin(work: Work): () => void {
  underWay.set(work, performance.now());
  return () => void underWay.delete(work);
}

/**
 * The works that were under way all the time since a moment. To follow each through all that it awaits would tell
 * exactly, but slows a crowd that adds words by a fifth on Node.js 20 (docs/benchmarks.md); and what lasts is seldom beside others that last.
 */
export const worksSince = (moment: number): Work[] =>
  [...underWay].flatMap(([work, began]) => (began <= moment ? [work] : []));
