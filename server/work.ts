/** What a process is working on: a request or a job, as the log fields that name it. */
export type Work = { reqId: string } | { job: string };

/** Start times in milliseconds of `performance.now()`, oldest first. */
const underWay = new Map<Work, number>();

/** Marks work as begun; returns the function to call when it is over. */
export function begin(work: Work): () => void {
  underWay.set(work, performance.now());
  return () => void underWay.delete(work);
}

/**
 * The work that was in progress the whole time since a given moment. Tracking work through everything it awaits would
 * be exact, but slows down many parallel additions of words by a fifth on Node.js 20 (docs/benchmarks.md); and long
 * work rarely overlaps with other long work.
 */
export const worksSince = (moment: number): Work[] =>
  [...underWay].flatMap(([work, began]) => (began <= moment ? [work] : []));
