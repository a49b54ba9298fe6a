import { LibraryBig, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/page-head.tsx";

import styles from "./menu-page.module.css";

/** The two things there are to do (spec §2, `/menu`). */
export function MenuPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("common.mainMenu"));
  const doors = [
    {
      to: paths.dictionaries,
      icon: <LibraryBig />,
      name: t("dictionaries.title"),
      text: t("menu.dictionariesText"),
    },
    { to: paths.newTest(), icon: <NotebookPen />, name: t("testing.title"), text: t("menu.testingText") },
  ];
  return (
    <>
      <PageHead title={t("common.mainMenu")} />
      <ul className={styles.doors}>
        {doors.map(({ to, icon, name, text }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              {icon}
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
