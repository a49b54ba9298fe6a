import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useFormat } from "../../lib/format.ts";
import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { useTestsLeft } from "./use-tests-left.ts";

/**
 * How many tests are left today, and when they renew in the reader's own time; it is never further away than a day.
 * `renewSaid`: beside it, so that it is not said twice.
 */
export function TestsLeft({ renewSaid = false }: { renewSaid?: boolean }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { left, limit, renewsAt } = useTestsLeft();
  const { role, pendingEmail } = useSignedIn();
  const renew = t("testing.setup.renew", { time: format.timeOfDay(renewsAt) });
  if (left === 0 && role === "guest")
    return (
      <>
        {!renewSaid && <>{renew} </>}
        <Link to={pendingEmail ? paths.verify : paths.signUp}>{t("testing.setup.signUpForMore")}</Link>
      </>
    );
  if (left === 0) return renewSaid ? null : renew;
  return `${t("testing.setup.left", { count: left, limit })} ${renew}`;
}
