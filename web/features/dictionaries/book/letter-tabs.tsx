import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { wholeAlphabet } from "../alphabet.ts";
import { tabsOf } from "./letter-thinning.ts";
import type { Letter } from "./sections.ts";
import { ThumbIndex } from "./thumb-index.tsx";

interface LetterTabsProps {
  letters: readonly Letter[];
  current: string | undefined;
  language: LanguageCode;
  /** The letters run from the last to the first. */
  descending: boolean;
  onPick: (letter: string) => void;
}

/** The thumb index of a dictionary, in whatever script its terms are. */
export function LetterTabs({ letters, current, language, descending, onPick }: LetterTabsProps): ReactNode {
  const { t } = useTranslation();
  const { tabs, tabOf } = tabsOf(letters);
  const rising = descending ? tabs.toReversed() : tabs;
  const whole = tabs.length === letters.length ? wholeAlphabet(rising, language) : rising;
  const shown = descending ? whole.toReversed() : whole;
  return (
    <ThumbIndex
      letters={shown}
      current={current && tabOf(current)}
      label={t("dictionaries.jump")}
      lang={language}
      onPick={onPick}
    />
  );
}
