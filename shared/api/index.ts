import type { Endpoint } from "../endpoint.ts";
import { ankiConnect } from "./anki-connect.ts";
import { auth, cookie } from "./auth.ts";
import { dictionaries } from "./dictionaries.ts";
import { passkeys } from "./passkeys.ts";
import { payment } from "./payment.ts";
import { reminders } from "./reminders.ts";
import { reports } from "./reports.ts";
import { reviews } from "./reviews.ts";
import { server } from "./server.ts";
import { sharing } from "./sharing.ts";
import { speech } from "./speech.ts";
import { testing } from "./testing.ts";
import { tokens } from "./tokens.ts";
import { totp } from "./totp.ts";
import { translate } from "./translate.ts";
import { users } from "./users.ts";

/** Every call of the API: its table of contents. */
export const api = {
  auth,
  totp,
  cookie,
  passkeys,
  tokens,
  users,
  dictionaries,
  sharing,
  testing,
  reports,
  reviews,
  reminders,
  payment,
  translate,
  speech,
  ankiConnect,
  server,
};

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group));
