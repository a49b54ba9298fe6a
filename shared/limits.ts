/** Business constants of spec §5 and §9, written once. */

/** Words in one page; a shorter page is the last one (spec §4). */
export const WORD_PAGE_SIZE = 40;

/** Length limits in characters (Unicode code points) of spec §5. */
export const LENGTH = { extraShort: 10, short: 31, middle: 63, long: 255 } as const;

export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

/** Definitions of one word. */
export const DEFINITIONS = { min: 1, max: 20 } as const;

/** What a word may have beside its definitions (contract §13): code points, and a number of tags. */
export const NOTE_LENGTH = 1000;
export const EXAMPLE_LENGTH = 500;
export const TAGS = { max: 20 } as const;

/** Words created, updated and deleted by one request. */
export const WORDS_PER_REQUEST = 5000;

/** How long a browser may take to have a challenge signed; no setting shortens it (contract §16). */
export const PASSKEY_CHALLENGE_SECONDS = 300;

/** Passkeys that one account may have. */
export const PASSKEYS_PER_USER = 20;

/** Tokens that one account may have at a time (contract §18). */
export const TOKENS_PER_USER = 20;

/** Shared copies that one account may have at a time (contract §15). */
export const SHARES_PER_USER = 20;

export const CODE_LENGTH = 6;

/** A verification code lives ten minutes, and is compared at most five times (contract §4). */
export const CODE_LIFETIME_SECONDS = 600;
/** How long an address that was given up may be taken back. */
export const UNDO_DAYS = 7;
export const CODE_TRIES = 5;
/** A log-in waits so long for its second step (contract §16). */
export const LOG_IN_FLOW_SECONDS = 300;
export const RECOVERY_CODES = { many: 10, length: 10 } as const;
export const RESEND_WAIT_SECONDS = 60;
export const RESENDS_PER_HOUR = 5;

/** After a payment the role can take this long to arrive (spec §4). */
export const ROLE_UPDATE_MINUTES = 5;

/** US dollars a month (spec §3). */
export const PREMIUM_PRICE = 3.99;

/** The viewport width, in CSS pixels, from which the wide layout is used (spec §9). */
export const MOBILE_BREAKPOINT = 768;

/** Of reviews (contract §12). */
export const REVIEW = {
  perRequest: 1000,
  /** Reviews in one page of the log. */
  page: 500,
  /** Cards in one queue. */
  queue: 500,
  /** Texts that were given for one card: twenty right ones at most, and wrong ones after them. */
  given: 40,
  /** Letters of all of them together: an answer to each definition of a word, and a wrong one. */
  givenLetters: (DEFINITIONS.max + 1) * LENGTH.long,
  /** Of one card, tests aside; no learner comes near it, and all of them are read with each further one. */
  perCard: 2000,
  progressDays: 3660,
} as const;

/** Weeks that the page of progress shows: a year, from Monday on. */
export const PROGRESS_WEEKS = 53;
export const PROGRESS_DAYS = 7 * PROGRESS_WEEKS;

/** What a learner may set for their day (contract §12). */
export const DAY = {
  minutes: { min: 1, max: 240 },
  newCards: { min: 0, max: 200 },
  retention: { min: 0.8, max: 0.97 },
} as const;
