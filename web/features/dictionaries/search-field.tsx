import { Search } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef } from "react";

import { classes } from "../../ui/classes.ts";
import { isShortcut } from "../../ui/keyboard/is-shortcut.ts";
import { Kbd } from "../../ui/text/kbd.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

import inputStyles from "../../ui/form/input.module.css";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  label: string;
  /** A key that brings the focus here from anywhere but another field. */
  shortcut?: string | undefined;
}

export function SearchField({ label, shortcut, id, className, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const focus = (event: KeyboardEvent) => {
      if (!isShortcut(event, shortcut)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [shortcut]);
  return (
    <div className={styles.search}>
      <VisuallyHidden>
        <label htmlFor={id ?? ownId}>{label}</label>
      </VisuallyHidden>
      <Search className={styles.icon} />
      <input
        placeholder={label}
        aria-keyshortcuts={shortcut}
        {...rest}
        ref={input}
        id={id ?? ownId}
        type="search"
        className={classes(inputStyles.input, styles.input, className)}
      />
      {shortcut && (
        <span className={styles.key}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  );
}
