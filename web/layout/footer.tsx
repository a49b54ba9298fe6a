import { Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { ScreenFacts } from "../../shared/screens.ts";
import { useUser } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/action/button.tsx";
import { classes } from "../ui/classes.ts";
import { showKeyboardHelp } from "./shown-keyboard-help.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

import styles from "./footer.module.css";

const FIRST_YEAR = 2026;

/** `shown`: what the table of screens says about the screen above it. */
export function Footer({ shown }: { shown: ScreenFacts["footer"] }): ReactNode {
  const { t } = useTranslation();
  const user = useUser();
  if (shown === "never") return null;
  return (
    <footer className={classes(styles.footer, shown === "wide" && styles.wide)}>
      <div className={styles.line}>
        <span>{`© ${FIRST_YEAR} Wordhoard`}</span>
        <nav className={styles.links} aria-label="Wordhoard">
          <Link to={paths.about}>{t("publicPages.about")}</Link>
          <Link to={paths.welcome}>{t("publicPages.welcome")}</Link>
          <Link to={paths.support}>{t("publicPages.support")}</Link>
          <Link to={paths.policies()}>{t("publicPages.policies")}</Link>
        </nav>
        {!user && <ThemeSwitch />}
        <div className={styles.wide}>
          <Button variant="quiet" icon={<Keyboard />} onClick={() => showKeyboardHelp(true)}>
            {t("common.shortcuts")}
          </Button>
        </div>
      </div>
    </footer>
  );
}
