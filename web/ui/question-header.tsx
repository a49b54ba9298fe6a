import { X } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import type { Direction } from "./direction.ts";

import styles from "./question-header.module.css";

interface QuestionHeaderProps {
  logo: ReactNode;
  /** The dictionary's name. */
  name: string;
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** A `LanguagePair` in the direction of the test. */
  pair: ReactNode;
  /** The way out; without it the header is an outline. */
  end?: { label: string; onEnd: () => void } | undefined;
}

/** The header of a test: no menu, only the way out. */
export function QuestionHeader({ logo, name, lang, dir, pair, end }: QuestionHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {logo}
        <span className={styles.name} lang={lang} dir={dir}>
          {name}
        </span>
        {pair}
        {end && (
          <Button variant="quiet" className={styles.end} iconEnd={<X />} onClick={end.onEnd}>
            <span>{end.label}</span>
          </Button>
        )}
      </div>
    </header>
  );
}
