/** The operator asked for what cannot be done; the message is one line for them. */
export class UsageError extends Error {}
