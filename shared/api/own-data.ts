import * as z from "zod/mini";

import { dictionary } from "./dictionaries.ts";
import { passkey } from "./passkeys.ts";
import { pushSubscription } from "./push.ts";
import { review } from "./reviews.ts";
import { share } from "./sharing.ts";
import { storedReport } from "./testing.ts";
import { token } from "./tokens.ts";
import { user } from "./users.ts";
import { count, day, time } from "./values.ts";
import { word } from "./word.ts";

/** All stored data that a person entered or created, as their export contains it. */
export const ownData = z.object({
  exportedAt: time,
  user,
  policies: z.nullable(z.object({ version: z.string(), acceptedAt: time })),
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: time })),
  passkeys: z.array(z.omit(passkey, { id: true })),
  sessions: z.array(z.object({ createdAt: time, lastSeenAt: time, device: z.string() })),
  pushSubscriptions: z.array(pushSubscription),
  programKeys: z.array(z.omit(token, { id: true })),
  testDays: z.array(z.object({ day, used: count })),
  dictionaries: z.array(
    z.extend(dictionary, {
      strictness: z.nullable(z.object({ letterCase: z.string(), diacritics: z.string() })),
      words: z.array(z.extend(word, { timesRight: count, timesWrong: count })),
      reports: z.array(storedReport),
      reviews: z.array(review),
      shares: z.array(share),
    }),
  ),
});
export type OwnData = z.infer<typeof ownData>;
