import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { solve } from "./proof-of-work.ts";
import { sha256 } from "./sha-256.ts";

const hexOf = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

test("hashes as everybody does", () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * length) % 90))).join("");
    expect(hexOf(sha256(text)), text).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("a challenge is solved while others have their turn", async () => {
  let turns = 0;
  const waiting = setInterval(() => turns++, 0);
  const challenge = "sha-256:16:1900000000:salt:signature";
  const solution = await solve(challenge);
  clearInterval(waiting);
  expect(solution).toMatch(new RegExp(`^${challenge}:\\d+$`));
  const hash = createHash("sha256")
    .update(solution ?? "")
    .digest("hex");
  expect(hash).toMatch(/^0000/);
  expect(turns).toBeGreaterThan(0);
});

test("a challenge of another kind is left alone, and one that nobody waits for too", async () => {
  expect(await solve("md5:8:x")).toBeNull();
  const called = AbortSignal.abort(new Error("left"));
  await expect(solve("sha-256:30:1900000000:salt:signature", called)).rejects.toThrow("left");
});
