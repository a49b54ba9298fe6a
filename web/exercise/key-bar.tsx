import { ArrowBigUp } from "lucide-react";
import { type RefObject, useState } from "react";

import { classes } from "../ui/classes.ts";
import { useRovingFocus } from "../ui/keyboard/use-roving-focus.ts";
import { insertAtCaret } from "./insert-at-caret.ts";

import styles from "./key-bar.module.css";

interface KeyBarProps {
  /** Letters that the person's keyboard may lack. */
  letters: readonly string[];
  label: string;
  /** The label of the key that switches to capitals. */
  shiftLabel: string;
  /** The field that the letters go into: it keeps its focus and its caret. */
  input: RefObject<HTMLInputElement | null>;
  /** The language of the letters, which determines their capitals. */
  lang: string;
}

/** Keys for special characters: one tab stop, arrows within. */
export function KeyBar({ letters, label, shiftLabel, input, lang }: KeyBarProps) {
  const [shifted, setShifted] = useState(false);
  const hasCapitals = letters.some((letter) => capital(letter, lang) !== letter);
  const roving = useRovingFocus(letters.length + (hasCapitals ? 1 : 0));
  if (letters.length === 0) return null;

  const insert = (letter: string) => {
    if (input.current) insertAtCaret(input.current, letter);
    setShifted(false);
  };

  return (
    <div
      className={styles.keys}
      role="toolbar"
      aria-label={label}
      // Pressing a key must not move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      {...roving.bar}
    >
      {hasCapitals && (
        <button
          type="button"
          className={classes(styles.key, styles.shift)}
          aria-label={shiftLabel}
          aria-pressed={shifted}
          title={shiftLabel}
          onClick={() => setShifted(!shifted)}
          {...roving.stop(0)}
        >
          <ArrowBigUp />
        </button>
      )}
      {letters.map((letter, index) => {
        const shown = shifted ? capital(letter, lang) : letter;
        return (
          <button
            key={letter}
            type="button"
            className={styles.key}
            lang={lang}
            onClick={(event) => insert(event.shiftKey ? capital(letter, lang) : shown)}
            {...roving.stop(index + (hasCapitals ? 1 : 0))}
          >
            {shown}
          </button>
        );
      })}
    </div>
  );
}

/** The capital, if it is a single letter too: ß has none on a keyboard. */
function capital(letter: string, lang: string): string {
  const upper = letter.toLocaleUpperCase(lang);
  return [...upper].length === [...letter].length ? upper : letter;
}
