import type { ReactNode } from "react";

import { HIDDEN } from "../../shared/judge/hint.ts";
import { classes } from "../ui/classes.ts";
import type { Direction } from "../ui/text/direction.ts";

import styles from "./hint-row.module.css";

interface HintLettersProps {
  hint: string;
  lang: string;
  dir: Direction | undefined;
  small?: boolean;
}

/** A hint as it is seen: what is shown stands out from the dots. */
export function HintLetters({ hint, lang, dir, small }: HintLettersProps): ReactNode {
  const parts = hint.split(DOTS).filter((part) => part !== "");
  return (
    <span className={classes(styles.letters, small && styles.small)} lang={lang} dir={dir} aria-hidden="true">
      {parts.map((part, index) => (part.startsWith(HIDDEN) ? part : <b key={index}>{part}</b>))}
    </span>
  );
}

const DOTS = /(·+)/;
