import { expect, test } from "vitest";

import { contentSecurityPolicy } from "./headers.ts";

const directive = (policy: string, name: string): string | undefined =>
  policy.split("; ").find((one) => one.startsWith(`${name} `));

test("of the identity provider's host a page runs one script alone", () => {
  const policy = contentSecurityPolicy("n0nce", "https://accounts.google.com/gsi/client");
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' 'nonce-n0nce' https://accounts.google.com/gsi/client",
  );
  expect(directive(policy, "frame-src")).toBe("frame-src 'self' https://accounts.google.com/gsi/");
});

test("without an identity provider a page runs nothing of others", () => {
  expect(contentSecurityPolicy("n0nce", null)).not.toMatch(/https?:/);
});
