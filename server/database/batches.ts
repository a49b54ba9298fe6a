/** So many rows a job takes at a time: nobody waits long for a lock of theirs, and nodes share the work. */
const BATCH = 1000;

/** Repeats what does at most so many things at a time until there are fewer; how many it did. */
export async function inBatches(run: (most: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const done = await run(BATCH);
    total += done;
    if (done < BATCH) return total;
  }
}
