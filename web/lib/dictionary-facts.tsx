import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../shared/api/dictionaries.ts";
import type { Fact } from "../ui/text/facts.tsx";
import { LanguagePair } from "../ui/text/language-pair.tsx";
import { useFormat } from "./format.ts";

/** The languages of a dictionary, one's own or a shared one, and its number of words. */
export function useDictionaryFacts({
  termsLanguage,
  definitionsLanguage,
  wordsCount,
}: Pick<Dictionary, "termsLanguage" | "definitionsLanguage" | "wordsCount">): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const fromName = format.languageName(termsLanguage);
  const toName = format.languageName(definitionsLanguage);
  return [
    {
      term: t("dictionaries.facts.languages"),
      hideTerm: true,
      value: (
        <>
          <LanguagePair from={termsLanguage} to={definitionsLanguage} {...{ fromName, toName }} />
          {`\u2002${fromName} – ${toName}`}
        </>
      ),
    },
    { term: t("dictionaries.facts.words"), value: format.number(wordsCount), figures: true },
  ];
}
