/** Business constants of spec §5 and §9. */

/** Words in one page; a shorter page is the last one (spec §4). */
export const WORD_PAGE_SIZE = 40;

/** Length limits in characters (Unicode code points) of spec §5. */
export const LENGTH = { extraShort: 10, short: 31, middle: 63, long: 255 } as const;

export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

/** Definitions of one word. */
export const DEFINITIONS = { min: 1, max: 20 } as const;

/** What a word may have besides its definitions (contract §13): lengths in code points, and a number of tags. */
export const NOTE_LENGTH = 1000;
export const EXAMPLE_LENGTH = 500;
export const TAGS = { max: 20 } as const;

/** The number of words that one request may create, update and delete. */
export const WORDS_PER_REQUEST = 5000;

/** How long a browser may take to sign a challenge; no setting shortens it (contract §16). */
export const PASSKEY_CHALLENGE_SECONDS = 300;

/** Passkeys that one account may have. */
export const PASSKEYS_PER_USER = 20;

/** Tokens that one account may have at a time (contract §18). */
export const TOKENS_PER_USER = 20;

/** Browsers in which one account may be reminded (contract §22). */
export const PUSH_SUBSCRIPTIONS_PER_USER = 10;

/** Shared copies that one account may have at a time (contract §15). */
export const SHARES_PER_USER = 20;

export const CODE_LENGTH = 6;

/** A verification code is valid for ten minutes and for at most five attempts (contract §4). */
export const CODE_LIFETIME_SECONDS = 600;
/** How long a change of address can be undone from the old address. */
export const UNDO_DAYS = 7;
export const CODE_TRIES = 5;
/** How long a log-in waits for its second step (contract §16). */
export const LOG_IN_FLOW_SECONDS = 300;
export const RECOVERY_CODES = { many: 10, length: 10 } as const;
export const RESEND_WAIT_SECONDS = 60;
export const RESENDS_PER_HOUR = 5;

/** How long the role may take to change after a payment (spec §4). */
export const ROLE_UPDATE_MINUTES = 5;

/** US dollars per month (spec §3). */
export const PREMIUM_PRICE = 3.99;

/** The viewport width, in CSS pixels, from which the wide layout is used (spec §9). */
export const MOBILE_BREAKPOINT = 768;

/** Limits of reviews (contract §12). */
export const REVIEW = {
  perRequest: 1000,
  /** Reviews in one page of the log. */
  page: 500,
  /** Cards in one queue. */
  queue: 500,
  /** Texts given for one card: at most twenty right ones, followed by wrong ones. */
  given: 40,
  /** Characters of all these texts together: an answer to each definition of a word, and a wrong one. */
  givenLetters: (DEFINITIONS.max + 1) * LENGTH.long,
  /**
   * Reviews of one card from which on only tests add more: every day for almost three years. No learner comes near it,
   * and each new review requires reading all of them.
   */
  perCard: 1000,
  progressDays: 3660,
} as const;

/** How long an answer that a device gave can be taken back. */
export const TAKEN_BACK_WITHIN_MS = 86_400_000;

/** Weeks on the progress page: a year, beginning on a Monday. */
export const PROGRESS_WEEKS = 53;
export const PROGRESS_DAYS = 7 * PROGRESS_WEEKS;

/** What learners may set for their day (contract §12). */
export const DAY = {
  minutes: { min: 1, max: 240 },
  newCards: { min: 0, max: 200 },
  retention: { min: 0.8, max: 0.97 },
} as const;
