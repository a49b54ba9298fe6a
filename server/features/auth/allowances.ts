import { createHash } from "node:crypto";

import { RESENDS_PER_HOUR } from "../../../shared/limits.ts";
import { addressKey, perNetwork } from "../../http/networks.ts";
import type { Allowance } from "../../http/rate-limit.ts";
import { emailKey } from "./addresses.ts";

const HOUR = 3600;
const QUARTER = 900;

/**
 * How often what is mailed, hashed or guessed may be tried: enough for a class that sits behind one address. What
 * names an account and an address together comes before the address alone, so that who is refused is who tried.
 */
export const allowances = {
  guest: (ip: string): Allowance[] => perNetwork("guest", ip, { limit: 300, seconds: HOUR }),

  signUp: (ip: string, email: string): Allowance[] => [
    { key: `signup:${personKey(email)}`, limit: 10, seconds: HOUR },
    ...perNetwork("signup", ip, { limit: 300, seconds: HOUR }),
  ],

  logIn: (ip: string, email: string): Allowance[] => [
    logInPair(ip, email),
    ...perNetwork("login", ip, { limit: 300, seconds: QUARTER }),
    logInAnywhere(email),
  ],

  verify: (ip: string, userId: string): Allowance[] => [
    { key: `verify:${userId}`, limit: 60, seconds: QUARTER },
    ...perNetwork("verify", ip, { limit: 600, seconds: QUARTER }),
  ],

  resend: (email: string): Allowance => ({
    key: `resend:${personKey(email)}`,
    limit: RESENDS_PER_HOUR,
    seconds: HOUR,
  }),

  restoreCode: (email: string): Allowance => ({
    key: `restore-code:${personKey(email)}`,
    limit: RESENDS_PER_HOUR,
    seconds: HOUR,
  }),

  mails: (ip: string): Allowance[] => perNetwork("mails", ip, { limit: 300, seconds: HOUR }),

  restore: (ip: string): Allowance[] => perNetwork("restore", ip, { limit: 600, seconds: QUARTER }),

  password: (ip: string, userId: string | undefined): Allowance[] => [
    ...(userId ? [{ key: `password:${userId}:${addressKey(ip)}`, limit: 10, seconds: QUARTER }] : []),
    ...perNetwork("password", ip, { limit: 100, seconds: QUARTER }),
  ],

  google: (ip: string): Allowance[] => perNetwork("google", ip, { limit: 300, seconds: HOUR }),
};

/** One person's tries at one account: the first that is used up, whatever others do. */
export const logInPair = (ip: string, email: string): Allowance => ({
  key: `login:${personKey(email)}:${addressKey(ip)}`,
  limit: 10,
  seconds: QUARTER,
});

/** One account's tries from everywhere: they lock nobody out, but cost work when they are many. */
const logInAnywhere = (email: string): Allowance => ({
  key: `login-anywhere:${personKey(email)}`,
  limit: Number.POSITIVE_INFINITY,
  seconds: QUARTER,
  asksBehind: 200,
});

/** Counts are no list of people's addresses. */
const personKey = (email: string): string =>
  createHash("sha256").update(emailKey(email)).digest("base64url").slice(0, 22);
