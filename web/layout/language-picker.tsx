import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";

import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { Flag } from "./flag.tsx";

import inputStyles from "../ui/form/input.module.css";
import styles from "./language-picker.module.css";

type Language = ComponentProps<typeof Flag>["language"];

interface LanguagePickerProps {
  label: string;
  /** Languages, each under its own name. */
  languages: readonly { code: Language; name: string }[];
  current: Language;
  onPick: (language: Language) => void;
  /** The page in that language, so that it can be opened in a new tab. */
  hrefOf: (language: Language) => string;
}

/** Flags in a row; on a narrow screen, a list of the other languages under the current one. */
export function LanguagePicker({ label, languages, current, onPick, hrefOf }: LanguagePickerProps) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const nameOfCurrent = languages.find(({ code }) => code === current)?.name;
  const others = languages.filter(({ code }) => code !== current);
  // The current language is shown in front of the list, in which nothing is selected.
  useLayoutEffect(() => {
    if (list.current) list.current.selectedIndex = -1;
  });
  return (
    <>
      <nav className={styles.flags} aria-label={label}>
        {languages.map(({ code, name }) => (
          <a
            key={code}
            href={hrefOf(code)}
            hrefLang={code}
            lang={code}
            aria-label={name}
            title={name}
            aria-current={code === current ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onPick(code);
            }}
          >
            <Flag language={code} />
          </a>
        ))}
      </nav>
      <div className={styles.select}>
        <VisuallyHidden>
          <label htmlFor={id}>
            {label}: {nameOfCurrent}
          </label>
        </VisuallyHidden>
        <span className={styles.current} lang={current} aria-hidden="true">
          {nameOfCurrent}
        </span>
        <select
          ref={list}
          id={id}
          className={inputStyles.select}
          onChange={(event) => {
            const picked = languages.find(({ code }) => code === event.target.value);
            if (picked) onPick(picked.code);
          }}
        >
          {others.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
