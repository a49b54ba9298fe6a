import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { Note } from "../../../ui/text/note.tsx";
import type { OtherLanguages } from "../deck/language-check.ts";

interface OtherLanguagesNoteProps {
  found: OtherLanguages;
  dictionary: Pick<Dictionary, "termsLanguage" | "definitionsLanguage">;
}

/** Says that words look like another language than the dictionary's; nothing where they do not. */
export function OtherLanguagesNote({ found, dictionary }: OtherLanguagesNoteProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { terms, definitions } = found;
  if (!terms && !definitions) return null;
  const named = (language: Dictionary["termsLanguage"] | null | undefined): string =>
    language ? format.languageName(language) : "";
  return (
    <Note role="status">
      {terms && (
        <p>
          <b>
            {t(terms.language ? "bring.otherLanguage.terms" : "bring.otherLanguage.termsUnlike", {
              found: named(terms.language),
              expected: named(dictionary.termsLanguage),
            })}
          </b>
        </p>
      )}
      {definitions && (
        <p>
          <b>
            {t(
              definitions.language
                ? "bring.otherLanguage.definitions"
                : "bring.otherLanguage.definitionsUnlike",
              {
                found: named(definitions.language),
                expected: named(dictionary.definitionsLanguage),
              },
            )}
          </b>
        </p>
      )}
      {t("bring.otherLanguage.hint")}
    </Note>
  );
}
