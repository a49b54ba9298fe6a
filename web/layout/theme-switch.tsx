import { SunMoon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { classes } from "../ui/classes.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import inputStyles from "../ui/form/input.module.css";
import styles from "./theme-switch.module.css";

/** For visitors without a user's menu; a plain list, so that public pages need no menu code. */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation();
  const theme = useTheme();
  const id = useId();
  return (
    <div className={styles.switch}>
      <SunMoon aria-hidden="true" />
      <VisuallyHidden>
        <label htmlFor={id}>{t("common.theme")}</label>
      </VisuallyHidden>
      <select
        id={id}
        className={classes(inputStyles.select, inputStyles.fit)}
        value={theme}
        onChange={(event) => {
          const picked = THEMES.find((value) => value === event.target.value);
          if (picked) chooseTheme(picked);
        }}
      >
        {THEMES.map((value) => (
          <option key={value} value={value}>
            {t(`common.themes.${value}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
