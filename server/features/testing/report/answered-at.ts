interface Times {
  startedAt: Date;
  finishedAt: Date;
  words: readonly unknown[];
}

/**
 * Estimates when the question at a position of a report was answered, where that was not recorded: the questions are
 * spread evenly from start to end. Positions are from 1.
 */
export function answeredAt({ startedAt, finishedAt, words }: Times, position: number): Date {
  const start = startedAt.getTime();
  const each = (finishedAt.getTime() - start) / words.length;
  return new Date(Math.round(start + each * position));
}
