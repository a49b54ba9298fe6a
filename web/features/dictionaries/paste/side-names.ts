import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";

/** What the two sides of a list are called: by their languages, or by what they are where both are in one language. */
export function useSideNames({
  termsLanguage,
  definitionsLanguage,
}: Dictionary): Record<"term" | "definitions", string> {
  const { t } = useTranslation();
  const { languageName } = useFormat();
  if (termsLanguage === definitionsLanguage)
    return { term: t("bring.columns.sides.term"), definitions: t("bring.columns.sides.definitions") };
  return { term: languageName(termsLanguage), definitions: languageName(definitionsLanguage) };
}
