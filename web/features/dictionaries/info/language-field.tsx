import { useMemo, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { DICTIONARY_LANGUAGES, directionOf, LANGUAGE_CODES } from "../../../../shared/languages.ts";
import { useFormat } from "../../../lib/format.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { ComboboxField, type ComboboxOption } from "./combobox-field.tsx";
import { isNamed } from "./language-names.ts";

interface LanguageFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** One of the dictionary languages, found by any of its names or its code. */
export function LanguageField({ value, onChange, ...rest }: LanguageFieldProps): ReactNode {
  const { t } = useTranslation();
  const options = useLanguageOptions();
  return (
    <ComboboxField
      {...rest}
      options={options}
      matches={({ value: code, label, native }, typed) => isNamed(code, [label, native?.text ?? ""], typed)}
      value={value || null}
      onChange={(code) => onChange(code ?? "")}
      emptyText={t("dictionaries.form.noLanguage")}
      openLabel={t("dictionaries.form.openLanguages")}
      placeholder={t("dictionaries.form.findLanguage")}
    />
  );
}

function useLanguageOptions(): ComboboxOption[] {
  const format = useFormat();
  const locale = currentLanguage();
  return useMemo(() => {
    const collator = new Intl.Collator(locale);
    return LANGUAGE_CODES.map((code) => ({
      value: code,
      label: format.languageTitle(code),
      native: { text: DICTIONARY_LANGUAGES[code].name, lang: code, dir: directionOf(code) },
    })).sort((a, b) => collator.compare(a.label, b.label));
    // The format is another object each time; the locale decides what it says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [locale]);
}
