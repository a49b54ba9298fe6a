import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import {
  DICTIONARY_LANGUAGES,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
} from "../../../../shared/languages.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { chooseLanguage } from "../../../lib/session.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";

/** Takes effect at once, and on every device from the next start on. */
export function InterfaceLanguage(): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      beside
      label={t("users.language.label")}
      hint={t("users.language.hint")}
      options={INTERFACE_LANGUAGES.map((code) => ({
        value: code,
        label: DICTIONARY_LANGUAGES[code].name,
        lang: code,
      }))}
      value={currentLanguage()}
      onChange={({ target }) => {
        if (isInterfaceLanguage(target.value)) void chooseLanguage(target.value);
      }}
    />
  );
}
