import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { classes } from "../../ui/classes.ts";
import { SenseNumber } from "../../ui/word/sense-number.tsx";
import { Specimen } from "./specimen.tsx";

import wrap from "../../ui/page/wrap.module.css";
import styles from "./hero.module.css";

/** The name of the product as a dictionary would explain it, beside a page of such a dictionary. */
export function Hero(): ReactNode {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <section className={classes(wrap.wrap, styles.hero)}>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {t("landing.title")}
        </h1>
        <p className={styles.grammar}>
          <b lang="en">word·hoard</b>
          <span lang="en">
            /<span className={styles.stress}>ˈ</span>wəːdhɔːd/
          </span>
          <span>
            <i>{t("landing.kind")}</i>, {t("landing.origin")} <i lang="ang">wordhord</i>
          </span>
        </p>
        <ol className={styles.motto}>
          {[t("landing.store"), t("landing.write")].map((meaning, index) => (
            <li key={meaning}>
              <span aria-hidden="true">
                <SenseNumber>{index + 1}</SenseNumber>
              </span>
              <span>{meaning}</span>
            </li>
          ))}
        </ol>
        <div className={styles.ways}>
          <ButtonLink to={paths.menu} variant="primary" big iconEnd={<ArrowRight aria-hidden="true" />}>
            {t("landing.start")}
          </ButtonLink>
          {!user && (
            <ButtonLink to={paths.trial} big>
              {t("landing.try")}
            </ButtonLink>
          )}
          {!user && <Link to={paths.logIn}>{t("landing.account")}</Link>}
        </div>
      </div>
      <Specimen />
    </section>
  );
}
