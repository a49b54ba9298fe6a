import { expect, test } from "vitest";

import { ROLES } from "../../../shared/roles.ts";
import { isFinal, roleBy, statusOf, surplusOf } from "./rules.ts";

test.each([
  ["active", "active"],
  ["trialing", "active"],
  ["past_due", "past_due"],
  ["unpaid", "canceled"],
  ["incomplete", "canceled"],
  ["incomplete_expired", "canceled"],
  ["paused", "canceled"],
  ["canceled", "canceled"],
] as const)("%s at the provider is %s here", (provider, here) => {
  expect(statusOf(provider, false)).toBe(here);
  expect(statusOf(provider, true)).toBe("canceled");
});

test("what is over for good is not looked at any more; what may be paid yet is", () => {
  expect((["canceled", "incomplete_expired"] as const).every(isFinal)).toBe(true);
  expect((["active", "past_due", "unpaid", "paused", "incomplete"] as const).some(isFinal)).toBe(false);
});

test("Premium is for those who pay or are given time to; no other role is touched", () => {
  for (const role of ["user", "premium"] as const) {
    expect(roleBy([], role)).toBe("user");
    expect(roleBy(["canceled"], role)).toBe("user");
    expect(roleBy(["canceled", "past_due"], role)).toBe("premium");
    expect(roleBy(["active"], role)).toBe("premium");
  }
  for (const role of [...ROLES.filter((one) => one !== "user" && one !== "premium"), null]) {
    expect(roleBy([], role)).toBe(role);
    expect(roleBy(["active"], role)).toBe(role);
  }
});

test("of several running subscriptions all but the first are too many", () => {
  const one = { id: "sub_b", status: "past_due", started_at: new Date(1) } as const;
  const two = { id: "sub_a", status: "active", started_at: new Date(2) } as const;
  const over = { id: "sub_c", status: "canceled", started_at: new Date(0) } as const;
  expect(surplusOf([two, over, one])).toEqual([two]);
  expect(surplusOf([over, two])).toEqual([]);
  const twin = { ...two, id: "sub_0" };
  expect(surplusOf([two, twin])).toEqual([two]);
});
