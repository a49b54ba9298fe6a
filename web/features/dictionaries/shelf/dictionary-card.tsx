import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { DictionaryCard as CardFacts } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { wholeAlphabet } from "../alphabet.ts";
import { ForeEdge } from "./fore-edge.tsx";
import { stackDepth } from "./stack-depth.ts";

import styles from "./dictionary-card.module.css";

/** A dictionary on the shelf: its running head, name, languages, how many words, and the letters they begin with. */
export function DictionaryCard({ dictionary }: { dictionary: CardFacts }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, termsLanguage, definitionsLanguage, wordsCount, updatedAt, firstTerm, lastTerm } =
    dictionary;
  const dir = directionOf(termsLanguage);
  const fromName = format.languageName(termsLanguage);
  const toName = format.languageName(definitionsLanguage);
  const letters = wholeAlphabet(dictionary.letters, termsLanguage);
  return (
    <Sheet as="article" stack={stackDepth(wordsCount)} className={styles.card}>
      {(firstTerm || lastTerm) && (
        <span className={styles.run} lang={termsLanguage} aria-hidden="true">
          <span dir={dir}>{firstTerm}</span>
          <span dir={dir}>{lastTerm}</span>
        </span>
      )}
      <h2 className={styles.name} lang={termsLanguage} dir={dir}>
        <Link className={styles.link} to={paths.dictionary(id)}>
          {name}
        </Link>
      </h2>
      <p className={styles.languages}>
        <LanguagePair from={termsLanguage} to={definitionsLanguage} {...{ fromName, toName }} />
        {`\u2002${fromName} – ${toName}`}
      </p>
      <p className={styles.meta}>
        <span>
          <RichText text={t("dictionaries.words", { count: wordsCount })} parts={{ b: <b /> }} />
        </span>
        <span>{t("dictionaries.updated", { when: format.relative(updatedAt) })}</span>
      </p>
      {letters.length > 0 && <ForeEdge letters={letters} />}
    </Sheet>
  );
}
