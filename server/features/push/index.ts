/** What other features may use of pushes. */
export { queueMessages, readRecipients } from "./messages.ts";
export { readSubscriptions } from "./subscriptions.ts";
