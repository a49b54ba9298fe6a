import { useEffect, useRef } from "react";

import { useRovingFocus } from "../../../ui/keyboard/use-roving-focus.ts";

import styles from "./thumb-index.module.css";

interface ThumbIndexProps {
  /** The letters of the alphabet, each with the number of words that begin with it. */
  letters: readonly { letter: string; count: number }[];
  current: string | undefined;
  onPick: (letter: string) => void;
  label: string;
  lang?: string | undefined;
}

/** The tabs along the fore-edge: letters with words can be selected, the others are only shown. */
export function ThumbIndex({ letters, current, onPick, label, lang }: ThumbIndexProps) {
  const strip = useRef<HTMLDivElement>(null);
  const tabs = letters.filter(({ count }) => count > 0).map(({ letter }) => letter);
  const roving = useRovingFocus(tabs.length);

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>("[aria-current]");
    // Only the strip of a narrow screen scrolls; the page itself must not move.
    if (tab && current) strip.current?.scrollTo({ left: tab.offsetLeft - 120 });
  }, [current]);

  return (
    <div
      ref={strip}
      className={styles.index}
      role="toolbar"
      aria-label={label}
      lang={lang}
      style={{ "--letters": letters.length }}
      {...roving.bar}
    >
      {letters.map(({ letter, count }) =>
        count > 0 ? (
          <button
            key={letter}
            type="button"
            aria-current={letter === current ? "true" : undefined}
            onClick={() => onPick(letter)}
            {...roving.stop(tabs.indexOf(letter))}
          >
            {letter}
          </button>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </div>
  );
}
