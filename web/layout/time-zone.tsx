import { useEffect } from "react";

import { api } from "../../shared/api/index.ts";
import { ask } from "../lib/api.ts";
import { store, stored } from "../lib/device-storage.ts";
import { setUser, useUser } from "../lib/session.ts";

/** An account begins with this one; in /user/edit it can be chosen, too. */
const UNTOLD = "UTC";
const TOLD = "time-zone.told";

/** Where a learner's day begins is known to their browser: it is told once, so that nobody has to set it. */
export function TimeZone(): null {
  const user = useUser();
  const id = user?.id;
  const isUntold = user?.review.timeZone === UNTOLD;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!id || !isUntold || timeZone === UNTOLD || stored(TOLD) === id) return;
    ask(api.users.update, { body: { review: { timeZone } } })
      .then((changed) => {
        store(TOLD, id);
        setUser(changed);
      })
      // The next visit tells it; a zone that the server does not know stays untold.
      .catch(() => undefined);
  }, [id, isUntold]);
  return null;
}
