import type { Services } from "../app.ts";
import type { Job } from "../jobs.ts";
import { deleteExpiredAccounts } from "./auth/guests.ts";
import { rekeyDictionaries } from "./dictionaries/rekey.ts";
import { forgetEditions } from "./testing/editions.ts";
import { forgetTestDays } from "./testing/start.ts";
import { forgetOldTranslations } from "./translate/queries.ts";

/** What runs by itself, feature by feature. */
export function jobsOf({ config, database: { db }, limits }: Services): Job[] {
  const lifetime = config.GUEST_LIFETIME_SECONDS;
  return [
    {
      name: "delete expired accounts",
      everySeconds: Math.min(60, Math.max(1, lifetime / 10)),
      run: () => deleteExpiredAccounts(db),
    },
    {
      name: "forget old rate limits",
      everySeconds: 600,
      run: () => limits.forgetOld(),
    },
    {
      name: "forget old translations",
      everySeconds: 3600,
      run: () => forgetOldTranslations(db),
    },
    {
      name: "sort dictionaries by newer alphabets",
      everySeconds: 3600,
      run: () => rekeyDictionaries(db),
    },
    {
      name: "forget what no test needs",
      everySeconds: 600,
      run: async () => (await forgetEditions(db)) + (await forgetTestDays(db)),
    },
  ];
}
