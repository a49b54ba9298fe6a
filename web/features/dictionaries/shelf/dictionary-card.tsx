import type { ComponentProps, ReactNode } from "react";
import { Link, type To } from "react-router";

import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { Direction } from "../../../ui/text/direction.ts";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { ForeEdge, type LetterCount } from "./fore-edge.tsx";
import { stackDepth } from "./stack-depth.ts";

import styles from "./dictionary-card.module.css";

interface DictionaryCardProps {
  /** Where the card leads; without it the card only shows. */
  to?: To | undefined;
  name: string;
  /** Language and direction of the terms. */
  lang: string;
  dir?: Direction | undefined;
  /** The first and the last word, for the running head. */
  first?: string | undefined;
  last?: string | undefined;
  pair: ComponentProps<typeof LanguagePair>;
  /** Both languages in words, such as German–Ukrainian. */
  languages?: string | undefined;
  /** How many words: it makes the stack. */
  count: number;
  /** The same with its noun; a number in `b` stands out. */
  words?: ReactNode;
  updated?: ReactNode;
  histogram?: readonly LetterCount[] | undefined;
}

export function DictionaryCard({
  to,
  name,
  lang,
  dir,
  first,
  last,
  pair,
  languages,
  count,
  words,
  updated,
  histogram,
}: DictionaryCardProps) {
  return (
    <Sheet as="article" stack={stackDepth(count)} className={styles.card}>
      {(first || last) && (
        <span className={styles.run} lang={lang} aria-hidden="true">
          <span dir={dir}>{first}</span>
          <span dir={dir}>{last}</span>
        </span>
      )}
      <h2 className={styles.name} lang={lang} dir={dir}>
        {to ? (
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={styles.languages}>
        <LanguagePair {...pair} />
        {languages && `\u2002${languages}`}
      </p>
      {(words || updated) && (
        <p className={styles.meta}>
          <span>{words}</span>
          <span>{updated}</span>
        </p>
      )}
      {histogram && histogram.length > 0 && <ForeEdge letters={histogram} />}
    </Sheet>
  );
}
