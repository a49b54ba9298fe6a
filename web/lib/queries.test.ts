import { expect, test } from "vitest";

import { ApiError, NetworkError } from "./api-error.ts";
import { worthRetrying } from "./queries.ts";

const refused = (status: number): ApiError => new ApiError({ status, code: null, message: "" });

test("a refusal is final, a server in trouble or a lost connection is asked again twice", () => {
  for (const status of [400, 401, 403, 404, 409, 429]) expect(worthRetrying(0, refused(status))).toBe(false);
  for (const error of [refused(500), refused(503), new NetworkError("")]) {
    expect(worthRetrying(0, error)).toBe(true);
    expect(worthRetrying(1, error)).toBe(true);
    expect(worthRetrying(2, error)).toBe(false);
  }
});

test("what was cancelled is not asked again", () => {
  expect(worthRetrying(0, new DOMException("", "AbortError"))).toBe(false);
});
