import { expect, test } from "vitest";

import { asAppError } from "./errors.ts";

test.each([
  ["could not commit transaction for shard 102084 on at least one active node", "XX000", "unavailable"],
  ["connection to the remote node wordhoard@10.0.0.5:5432 failed", "08006", "unavailable"],
  ["deadlock detected", "40P01", "unavailable"],
  ["cannot execute INSERT in a read-only transaction", "25006", "unavailable"],
  ["division by zero", "22012", "internal_error"],
])("“%s” of the database (%s) is told as %s", (message, code, told) => {
  expect(asAppError(Object.assign(new Error(message), { code })).code).toBe(told);
});
