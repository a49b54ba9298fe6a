import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { currentLanguage } from "../../lib/i18n.ts";
import { useTestsLeft } from "./use-tests-left.ts";

/** How many tests are left today, and when they renew in the reader's own time. */
export function TestsLeft(): ReactNode {
  const { t } = useTranslation();
  const { left, limit, renewsAt } = useTestsLeft();
  const renew = t("testing.setup.renew", { time: timeOfDay(renewsAt) });
  return left === 0 ? renew : `${t("testing.setup.left", { count: left, limit })} ${renew}`;
}

/** It is never further away than a day, so that the time alone tells it. */
const timeOfDay = (time: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { hour: "numeric", minute: "2-digit" }).format(new Date(time));
