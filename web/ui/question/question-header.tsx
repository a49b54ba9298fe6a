import { X } from "lucide-react";
import { createContext, use, type ReactNode } from "react";

import { Button } from "../action/button.tsx";
import type { Direction } from "../text/direction.ts";

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

/** Whose session it is: the same in the header of every question. */
export const AccountOfQuestion = createContext<ReactNode>(null);

/** The header of a test: no main menu, only the way out and whose test it is. */
export function QuestionHeader({ logo, name, lang, dir, pair, end }: QuestionHeaderProps) {
  const account = use(AccountOfQuestion);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {logo}
        <span className={styles.name} lang={lang} dir={dir}>
          {name}
        </span>
        {pair}
        <div className={styles.end}>
          {account}
          {end && (
            <Button variant="quiet" className={styles.out} iconEnd={<X />} onClick={end.onEnd}>
              <span>{end.label}</span>
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
