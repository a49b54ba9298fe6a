import { expect, test } from "vitest";

import { ApiError } from "../../../lib/api-error.ts";
import { typedText } from "./typed-text.ts";

test("an answer is taken as the server takes it", () => {
  expect(typedText("  das \u00a0 Haus ")).toBe("das Haus");
  expect(typedText("x".repeat(255))).toHaveLength(255);
});

test("an answer that the server would refuse is refused with a complaint about it", () => {
  for (const text of ["x".repeat(256), "bell\u0007"]) {
    let refusal: unknown;
    try {
      typedText(text);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ fields: { answer: expect.anything() as unknown } });
  }
});
