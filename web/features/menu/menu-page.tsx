import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, ChartColumn, LibraryBig, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { summaryOptions, wholeMinutes } from "../../lib/review-summary.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/page-head.tsx";

import styles from "./menu-page.module.css";

/** The things there are to do; what is due today comes first (spec §2, `/menu`). */
export function MenuPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("common.mainMenu"));
  const { data: left } = useQuery(summaryOptions());
  const count = left ? left.due + left.new : 0;
  const doors = [
    {
      to: paths.today,
      icon: <CalendarCheck />,
      name: t("common.today"),
      text:
        left && count > 0
          ? t("menu.due", { count, minutes: wholeMinutes(left.minutes) })
          : t("menu.todayText"),
    },
    {
      to: paths.dictionaries,
      icon: <LibraryBig />,
      name: t("dictionaries.title"),
      text: t("menu.dictionariesText"),
    },
    { to: paths.newTest(), icon: <NotebookPen />, name: t("testing.title"), text: t("menu.testingText") },
    { to: paths.progress, icon: <ChartColumn />, name: t("common.progress"), text: t("menu.progressText") },
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
