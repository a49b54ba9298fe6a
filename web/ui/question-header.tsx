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
  endLabel: string;
  onEnd: () => void;
}

/** The header of a test: no menu, only the way out. */
export function QuestionHeader({ logo, name, lang, dir, pair, endLabel, onEnd }: QuestionHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {logo}
        <span className={styles.name} lang={lang} dir={dir}>
          {name}
        </span>
        {pair}
        <Button variant="quiet" className={styles.end} iconEnd={<X />} onClick={onEnd}>
          <span>{endLabel}</span>
        </Button>
      </div>
    </header>
  );
}
