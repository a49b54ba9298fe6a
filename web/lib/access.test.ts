import { describe, expect, test } from "vitest";

import type { Access } from "../../shared/screens.ts";
import { redirectFor } from "./access.ts";

const nobody = null;
const unverified = { role: null, policiesAccepted: false };
const unaccepted = { role: "user", policiesAccepted: false } as const;
const user = { role: "user", policiesAccepted: true } as const;
const guest = { role: "guest", policiesAccepted: true } as const;

const around = (access: Access, person: Parameters<typeof redirectFor>[1]): string | null =>
  redirectFor({ access }, person);

describe("who is led where", () => {
  test("public screens are for everyone", () => {
    for (const person of [nobody, unverified, unaccepted, user, guest])
      expect(around("public", person)).toBeNull();
  });

  test("signing in is for those who are not signed in, and for guests", () => {
    expect(around("anonymous", nobody)).toBeNull();
    expect(around("anonymous", guest)).toBeNull();
    expect(around("anonymous", user)).toBe("/menu");
    expect(around("anonymous", unverified)).toBe("/menu");
  });

  test("nobody sees a screen of the signed in", () => {
    for (const access of ["signed-in", "verified", "accepted"] as const)
      expect(around(access, nobody)).toBe("/auth");
  });

  test("the stages come one after the other", () => {
    expect(around("signed-in", unverified)).toBeNull();
    expect(around("verified", unverified)).toBe("/verify");
    expect(around("accepted", unverified)).toBe("/verify");
    expect(around("verified", unaccepted)).toBeNull();
    expect(around("accepted", unaccepted)).toBe("/accept-policy");
    expect(around("accepted", user)).toBeNull();
  });

  test("a screen for some roles leads the others to the menu", () => {
    const plans = { access: "accepted", roles: ["user"] } as const;
    expect(redirectFor(plans, user)).toBeNull();
    expect(redirectFor(plans, guest)).toBe("/menu");
    expect(redirectFor(plans, unaccepted)).toBe("/accept-policy");
  });
});
