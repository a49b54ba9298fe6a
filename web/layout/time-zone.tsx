import { useEffect } from "react";

import { ask } from "../lib/api.ts";
import { store, stored } from "../lib/device-storage.ts";
import { setUser, useUser } from "../lib/session.ts";

const KEY = "time-zone.told";

/** Only the browser knows where a learner's day begins: it sends its time zone once, so that nobody has to set it. */
export function TimeZone(): null {
  const user = useUser();
  const id = user?.id;
  const untold = user !== null && isUntold(user.review.timeZone);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!id || !untold || isUntold(timeZone) || stored(KEY) === id) return;
    ask("PATCH /users/me", { body: { review: { timeZone } } })
      .then((changed) => {
        store(KEY, id);
        setUser(changed);
      })
      // The next visit tries again; a zone that the server does not know is not sent.
      .catch(() => undefined);
  }, [id, untold]);
  return null;
}

/** A new account starts with this zone; one that was chosen is kept. */
const isUntold = (timeZone: string): boolean => timeZone === "UTC";
