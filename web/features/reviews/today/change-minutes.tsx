import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";

/** A link to the setting of the minutes per day; guests have that setting on the page itself. */
export function ChangeMinutes(): ReactNode {
  const { t } = useTranslation();
  const { role } = useSignedIn();
  return role === "guest" ? null : <Link to={paths.editUser}>{t("today.changeMinutes")}</Link>;
}
