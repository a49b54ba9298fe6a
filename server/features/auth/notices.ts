/** A notice is still worth reading a day late. */
export const NOTICE_LIFETIME_SECONDS = 86_400;
