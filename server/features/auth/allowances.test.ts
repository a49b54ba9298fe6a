import { expect, test } from "vitest";

import type { Allowance } from "../../http/rate-limit.ts";
import { allowances } from "./allowances.ts";

const WHO = "who@example.test";
const HOUSEHOLD = 256;
/** What a network of IPv6 may do is at most so many times what one address may. */
const WIDEST = 4;

type Of = (ip: string) => Allowance[];

/** Every allowance of a sender at one account or address. */
const ALL: [name: string, of: Of][] = Object.entries(allowances).map(([name, of]) => [
  name,
  (ip) => listOf((of as (ip: string, ...whose: string[]) => unknown)(ip, WHO, WHO)),
]);

function listOf(given: unknown): Allowance[] {
  // The two parts of what may be mailed to an address.
  if (!Array.isArray(given))
    return Object.values(given as object)
      .filter(Array.isArray)
      .flat();
  return given as Allowance[];
}

/** Counts as `RateLimits` does, without a database; how often a sender with these addresses gets through. */
function passes(of: Of, ips: readonly string[], used: Map<string, number>): number {
  return ips.filter((ip) =>
    of(ip).every(({ key, limit }) => {
      const now = (used.get(key) ?? 0) + 1;
      used.set(key, now);
      return now <= limit;
    }),
  ).length;
}

/** One try after another from network after network of /64, all of one /48. */
const household = (tries: number): string[] =>
  Array.from({ length: tries }, (_, at) => `2001:db8:7:${(at % HOUSEHOLD).toString(16)}00::1`);

test.each(ALL)("%s: a household with many networks has no more than four times its share", (_name, of) => {
  const most = Math.min(...of("203.0.113.1").map(({ limit }) => limit));
  expect(passes(of, household(10 * WIDEST * most), new Map())).toBeLessThanOrEqual(WIDEST * most);
});

/** Counted for the account of the session, which nobody else has. */
const OF_SESSION = new Set(["verify", "changeEmail"]);

test.each(ALL.filter(([name]) => !OF_SESSION.has(name)))(
  "%s: a household does not use up what others have",
  (_name, of) => {
    const used = new Map<string, number>();
    const most = Math.min(...of("203.0.113.1").map(({ limit }) => limit));
    passes(of, household(10 * WIDEST * most), used);
    expect(passes(of, Array<string>(2).fill("203.0.113.1"), used)).toBe(2);
  },
);
