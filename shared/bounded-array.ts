import * as z from "zod/mini";

import { complain, MOST_COMPLAINTS } from "./validation.ts";

interface BoundedDef extends z.core.$ZodArrayDef {
  most: number;
}

const PlainArray: z.core.$constructor<z.ZodMiniArray> = z.ZodMiniArray;

/**
 * An array that is too long costs no more than its bytes, and reading stops once as many complaints are found as are
 * reported.
 */
export const BoundedArray = z.core.$constructor<z.ZodMiniArray, BoundedDef>("BoundedArray", (inst, def) => {
  PlainArray.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const { value: input } = payload;
    if (!Array.isArray(input)) payload.issues.push({ expected: "array", code: "invalid_type", input, inst });
    else if (input.length > def.most) {
      complain(payload, [{ key: "too_many", length: def.most }]);
      // Skips all further checks of this array.
      payload.aborted = true;
    } else payload.value = readEntries(input, payload, (entry) => def.element._zod.run(entry, ctx));
    return payload;
  };
});

function readEntries(
  entries: readonly unknown[],
  { issues }: z.core.ParsePayload,
  read: (entry: z.core.ParsePayload) => z.core.util.MaybeAsync<z.core.ParsePayload>,
): unknown[] {
  const values: unknown[] = [];
  for (const [index, value] of entries.entries()) {
    if (issues.length >= MOST_COMPLAINTS) break;
    const result = read({ value, issues: [] });
    if (result instanceof Promise) throw new z.core.$ZodAsyncError();
    if (result.issues.length > 0) issues.push(...z.core.util.prefixIssues(index, result.issues));
    // What was refused may not be bounded, so no check sees it; after other complaints checks go on.
    values.push(z.core.util.aborted(result) ? undefined : result.value);
  }
  return values;
}

/** An array with a maximum length, which is checked before any entry is read. */
export const atMost = <T extends z.core.$ZodType>(
  most: number,
  array: z.ZodMiniArray<T>,
): z.ZodMiniArray<T> =>
  // The result has the same type as the array that it wraps.
  new BoundedArray({ ...array.def, most }) as z.ZodMiniArray<T>;
