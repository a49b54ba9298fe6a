import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DICTIONARY_LANGUAGES, INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { currentLanguage } from "../lib/i18n.ts";
import { chooseLanguage } from "../lib/session.ts";
import { LanguagePicker } from "./language-picker.tsx";

/** The interface languages under their own names. */
export const languages = INTERFACE_LANGUAGES.map((code) => ({ code, name: DICTIONARY_LANGUAGES[code].name }));

export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation();
  return (
    <LanguagePicker
      label={t("common.language")}
      languages={languages}
      current={currentLanguage()}
      onPick={(language) => void chooseLanguage(language)}
      hrefOf={(language) => `?lng=${language}`}
    />
  );
}
