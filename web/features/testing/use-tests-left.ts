import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../lib/format.ts";
import { USER } from "../../lib/queries.ts";
import { reloadUser, useSignedIn } from "../../lib/session.ts";

/** The page that reads them may be the first one that is opened: its start has just read the user. */
const JUST_READ_MS = 5000;

interface TestsLeft {
  left: number;
  limit: number;
  /** When the day's tests are there again. */
  renewsAt: string;
  /** Why no test can be started, and when one can; undefined while one can. */
  blocked: string | undefined;
}

/** The day's tests, reloaded whenever the page is shown again: other devices use them too. */
export function useTestsLeft(): TestsLeft {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits, usage } = useSignedIn();
  useQuery({ queryKey: USER, queryFn: reloadUser, staleTime: JUST_READ_MS, meta: { handled: true } });
  const left = Math.max(0, limits.testsPerDay - usage.testsToday);
  const renewsAt = usage.testsResetAt;
  const blocked = `${t("testing.setup.blocked")}. ${t("testing.setup.renew", { time: format.timeOfDay(renewsAt) })}`;
  return { left, limit: limits.testsPerDay, renewsAt, blocked: left === 0 ? blocked : undefined };
}
