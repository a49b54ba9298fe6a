import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { ThumbIndex } from "../../../ui/thumb-index.tsx";
import { tabsOf } from "./letter-thinning.ts";
import type { Letter } from "./sections.ts";

interface LetterTabsProps {
  letters: readonly Letter[];
  current: string | undefined;
  language: LanguageCode;
  onPick: (letter: string) => void;
}

/** The thumb index of a dictionary, in whatever script its terms are. */
export function LetterTabs({ letters, current, language, onPick }: LetterTabsProps): ReactNode {
  const { t } = useTranslation();
  const { tabs, tabOf } = tabsOf(letters);
  return (
    <ThumbIndex
      letters={tabs}
      current={current && tabOf(current)}
      label={t("dictionaries.jump")}
      lang={language}
      onPick={onPick}
    />
  );
}
