import { expect, test } from "vitest";

import { GOOGLE, runsMailbox } from "./google.ts";

test.each([
  [GOOGLE, { email: "reader@gmail.com" }, true],
  [GOOGLE, { email: "Reader@GMail.com" }, true],
  [GOOGLE, { email: "ann@school.example", hd: "School.example" }, true],
  [GOOGLE, { email: "ann@school.example" }, false],
  [GOOGLE, { email: "ann@school.example", hd: "other.example" }, false],
  [GOOGLE, { email: "gmail.com@school.example" }, false],
  [GOOGLE, { email: '"x@gmail.com"@school.example' }, false],
  ["https://id.example.test", { email: "reader@gmail.com" }, false],
  ["https://id.example.test", { email: "ann@school.example", hd: "school.example" }, false],
  ["https://accounts.google.com.example.test", { email: "reader@gmail.com" }, false],
])("%s runs the mailbox of %j: %s", (issuer, claimed, runs) => {
  expect(runsMailbox(issuer, claimed)).toBe(runs);
});
