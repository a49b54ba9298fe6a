import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DICTIONARY_LANGUAGES, INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { currentLanguage } from "../lib/i18n.ts";
import { chooseLanguage } from "../lib/session.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { Flag } from "./flag.tsx";

import inputStyles from "../ui/form/input.module.css";
import styles from "./language-switch.module.css";

/** The interface languages under their own names. */
export const languages = INTERFACE_LANGUAGES.map((code) => ({ code, name: DICTIONARY_LANGUAGES[code].name }));

/** The interface languages as flags in a row; on a narrow screen, a list of the other languages under the current one. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation();
  const label = t("common.language");
  const current = currentLanguage();
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
            href={`?lng=${code}`}
            hrefLang={code}
            lang={code}
            aria-label={name}
            title={name}
            aria-current={code === current ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void chooseLanguage(code);
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
            if (picked) void chooseLanguage(picked.code);
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
