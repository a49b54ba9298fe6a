import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { lettersOfHint } from "../../shared/judge/hint.ts";
import { directionOf, type LanguageCode } from "../../shared/languages.ts";
import { short } from "../../shared/text/bounds.ts";
import { useFormat } from "../lib/format.ts";
import { Button } from "../ui/action/button.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { HintLetters } from "./hint-letters.tsx";

import styles from "./hint-row.module.css";

interface HintRowProps {
  hint: string | undefined;
  lang: LanguageCode;
  pending: boolean;
  onAsk: () => void;
}

/** Below the line: the way to a hint, then the hint. */
export function HintRow({ hint, lang, pending, onAsk }: HintRowProps): ReactNode {
  const { t } = useTranslation();
  const said = useSaidHint();
  if (hint === undefined)
    return (
      <p className={styles.row}>
        <Button variant="quiet" kbd="?" pending={pending} onClick={onAsk}>
          {t("exercise.hint.show")}
        </Button>
      </p>
    );
  return (
    <p className={styles.row}>
      <VisuallyHidden>{said(hint)}</VisuallyHidden>
      <HintLetters hint={hint} lang={lang} dir={directionOf(lang)} />
      <span className={styles.counts}>{t("exercise.hint.counts")}</span>
    </p>
  );
}

/** A hint for screen readers: its letters and how many there are, instead of dots. */
export function useSaidHint(): (hint: string) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (hint) => {
    const { shown, count } = lettersOfHint(short(hint));
    const key = shown.length > 1 ? "exercise.hint.saidWords" : "exercise.hint.said";
    return t(key, { letters: format.list(shown), count });
  };
}
