import type { Direction } from "../text/direction.ts";
import { aroundHeadword } from "./marked-headword.ts";

import styles from "./example.module.css";

interface ExampleProps {
  text: string;
  /** Stands out in it. */
  term: string;
  lang: string;
  dir?: Direction | undefined;
}

/** An example as dictionaries set it: in italics, its headword bold. */
export function Example({ text, term, lang, dir }: ExampleProps) {
  return (
    <span className={styles.example} lang={lang} dir={dir}>
      {aroundHeadword(text, term, lang).map((piece, index) =>
        piece.headword ? <b key={index}>{piece.text}</b> : <span key={index}>{piece.text}</span>,
      )}
    </span>
  );
}
