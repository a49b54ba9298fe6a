interface Times {
  startedAt: Date;
  finishedAt: Date;
  words: readonly unknown[];
}

/**
 * When the question at a position of a report was answered, where nobody wrote that down: one after the other, from the
 * start to the end. Positions are from 1.
 */
export function answeredAt({ startedAt, finishedAt, words }: Times, position: number): Date {
  const start = startedAt.getTime();
  const each = (finishedAt.getTime() - start) / words.length;
  return new Date(Math.round(start + each * position));
}
