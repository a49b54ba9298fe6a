import { ArrowRight, Ear } from "lucide-react";

import { classes } from "../classes.ts";

import codeStyles from "./code.module.css";
import styles from "./language-pair.module.css";

interface LanguagePairProps {
  /** The first is heard, not seen; it is the second, too. */
  heard?: boolean | undefined;
  /** Codes of the languages, such as de and uk. */
  from: string;
  to: string;
  fromName: string;
  toName: string;
}

export function LanguagePair({ heard, from, to, fromName, toName }: LanguagePairProps) {
  if (heard)
    return (
      <span className={classes(codeStyles.code, styles.pair)} role="img" aria-label={toName}>
        <Ear />
        <abbr title={toName}>{to}</abbr>
      </span>
    );
  return (
    <span className={classes(codeStyles.code, styles.pair)} role="img" aria-label={`${fromName} – ${toName}`}>
      <abbr title={fromName}>{from}</abbr>
      <ArrowRight />
      <abbr title={toName}>{to}</abbr>
    </span>
  );
}
