import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../lib/session.ts";

/** The sentence of spec §8 about the most dictionaries that a role may have. */
export function useLimitText(): string {
  const { t } = useTranslation();
  const { role, limits } = useSignedIn();
  return t("dictionaries.limit.reason", {
    role: role ? t(`common.roles.${role}`) : "",
    limit: limits.dictionaries,
  });
}
