import { createHash } from "node:crypto";

import { RESENDS_PER_HOUR } from "../../../shared/limits.ts";
import { perNetwork, perSender, senderKey } from "../../http/networks.ts";
import type { Allowance } from "../../http/rate-limit.ts";
import { emailKey } from "./addresses.ts";

const HOUR = 3600;
const QUARTER = 900;
const DAY = 86_400;

/**
 * How often something that is mailed, hashed or guessed may be tried: enough for a class behind one IP address. Counts
 * per account and address come before counts per address, so that only the person who tried is refused.
 */
export const allowances = {
  guest: (ip: string): Allowance[] => perNetwork("guest", ip, { limit: 300, seconds: HOUR }),

  signUp: (ip: string, email: string): Allowance[] => [
    ...perSender(ip, { name: "signup", whose: personKey(email), limit: 10, together: 30, seconds: HOUR }),
    ...perNetwork("signup", ip, { limit: 300, seconds: HOUR }),
  ],

  /** Wrong passwords: a right one gives its count back. */
  logIn: (ip: string, email: string): Allowance[] => [
    ...wrongPasswords(ip, email),
    ...perNetwork("login", ip, { limit: 300, seconds: QUARTER }),
    logInAnywhere(email),
  ],

  /** Passwords right and wrong, counted loosely. */
  logIns: (ip: string, email: string): Allowance[] =>
    perSender(ip, { name: "login-all", whose: personKey(email), limit: 100, seconds: QUARTER }),

  verify: (ip: string, userId: string): Allowance[] => [
    { key: `verify:${userId}`, limit: 60, seconds: QUARTER },
    ...perNetwork("verify", ip, { limit: 600, seconds: QUARTER }),
  ],

  resend: (ip: string, email: string): CodeMails => codeMails("resend", ip, email),

  /** As resending, and for an account no more than ten addresses an hour. */
  changeEmail: (ip: string, userId: string, email: string): CodeMails => {
    const mails = codeMails("email", ip, email);
    return { ...mails, all: [...mails.all, { key: `email:${userId}`, limit: 10, seconds: HOUR }] };
  },

  undoEmail: (ip: string): Allowance[] => perNetwork("email-undo", ip, { limit: 600, seconds: QUARTER }),

  restoreCode: (ip: string, email: string): CodeMails => codeMails("restore-code", ip, email),

  /** Wrong codes for a new password. */
  restoreGuesses: (ip: string, person: string): Allowance[] =>
    perSender(ip, { name: "restore-guess", whose: person, limit: 10, together: 20, seconds: DAY }),

  restore: (ip: string): Allowance[] => perNetwork("restore", ip, { limit: 600, seconds: QUARTER }),

  password: (ip: string, userId: string | undefined): Allowance[] => [
    ...(userId ? perSender(ip, { name: "password", whose: userId, limit: 10, seconds: QUARTER }) : []),
    ...perNetwork("password", ip, { limit: 100, seconds: QUARTER }),
  ],

  /** Challenges for a browser that is not signed in: the page asks for one by itself. */
  passkeyChallenges: (ip: string): Allowance[] =>
    perNetwork("passkey-challenge", ip, { limit: 600, seconds: QUARTER }),

  /** Wrong passkeys: a right one gives its count back. */
  passkeyLogIn: (ip: string): Allowance[] => perNetwork("passkey", ip, { limit: 300, seconds: QUARTER }),

  /** Second steps of everybody behind an address; those of one account are counted along with it. */
  secondStep: (ip: string): Allowance[] => perNetwork("second-step", ip, { limit: 600, seconds: QUARTER }),

  google: (ip: string): Allowance[] => perNetwork("google", ip, { limit: 300, seconds: HOUR }),
};

/** How often somebody who is signed in may do what costs much, wherever they are. */
export const accountAllowances = {
  passkeys: (userId: string): Allowance => ({ key: `passkeys:${userId}`, limit: 60, seconds: QUARTER }),

  /** Steps of setting one-time codes up: a confirmed one costs ten hashes. */
  enrolments: (userId: string): Allowance => ({ key: `totp:${userId}`, limit: 30, seconds: HOUR }),
};

/** One sender's tries at one account: used up first, whatever others do. */
export const wrongPasswords = (ip: string, email: string): Allowance[] =>
  perSender(ip, { name: "login", whose: personKey(email), limit: 10, seconds: QUARTER });

interface CodeMails {
  /** Anybody who asks for an address waits this long between two mails to it. */
  pace: string;
  all: Allowance[];
  /** Of the sender, for all addresses together. */
  network: Allowance[];
}

/** Five mails an hour for each sender: somebody who asks in another person's name does not use up theirs. */
const codeMails = (what: string, ip: string, email: string): CodeMails => ({
  pace: senderKey(ip, { name: `pace:${what}`, whose: personKey(email) }),
  all: perSender(ip, {
    name: what,
    whose: personKey(email),
    limit: RESENDS_PER_HOUR,
    together: 4 * RESENDS_PER_HOUR,
    seconds: HOUR,
  }),
  network: perNetwork("mails", ip, { limit: 300, seconds: HOUR }),
});

/** One account's tries from everywhere: nobody is locked out, but many of them cost work. */
const logInAnywhere = (email: string): Allowance => ({
  key: `login-anywhere:${personKey(email)}`,
  limit: Number.POSITIVE_INFINITY,
  seconds: QUARTER,
  asksBehind: 200,
});

/** Keys are hashed so that the counters are not a list of people's addresses. */
export const personKey = (email: string): string =>
  createHash("sha256").update(emailKey(email)).digest("base64url").slice(0, 22);
