/** The operator's request cannot be carried out; the message is one line for them. */
export class UsageError extends Error {}
