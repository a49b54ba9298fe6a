import type { Database } from "../../server/database/open.ts";

/** Mails are sent beside the calls that queue them. */
const OF_SENDERS = /\boutbox\b/;
const OF_CALLS = /^insert into "?outbox\b/i;

/** The texts of what a product sends to its database while something is done, with begin and commit. */
export async function statementsDuring(database: Database, act: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  database.watch((text) => {
    if (!OF_SENDERS.test(text) || OF_CALLS.test(text.trim())) texts.push(text);
  });
  await act();
  database.watch(() => {});
  return texts;
}
