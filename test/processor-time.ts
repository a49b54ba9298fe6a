/** The least processor time of a few rounds, in milliseconds, so that other work of the machine does not count. */
export function leastProcessorTime(work: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}
