import { useEffect } from "react";

import { api } from "../../shared/api/index.ts";
import { ask } from "../lib/api.ts";
import { store, stored } from "../lib/device-storage.ts";
import { setUser, useUser } from "../lib/session.ts";

const KEY = "time-zone.told";

/** Where a learner's day begins is known to their browser: it is told once, so that nobody has to set it. */
export function TimeZone(): null {
  const user = useUser();
  const id = user?.id;
  const untold = user !== null && isUntold(user.review.timeZone);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!id || !untold || isUntold(timeZone) || stored(KEY) === id) return;
    ask(api.users.update, { body: { review: { timeZone } } })
      .then((changed) => {
        store(KEY, id);
        setUser(changed);
      })
      // The next visit tells it; a zone that the server does not know stays untold.
      .catch(() => undefined);
  }, [id, untold]);
  return null;
}

/** An account begins with this zone; who chooses it keeps it. */
const isUntold = (timeZone: string): boolean => timeZone === "UTC";
