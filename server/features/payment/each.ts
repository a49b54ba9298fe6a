/** Applies an action to each item; a failure does not stop the others. Returns how many succeeded. */
export async function each<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<number> {
  const failures: unknown[] = [];
  for (const thing of things) await act(thing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${things.length} failed`);
  return things.length;
}
