import { CalendarCheck, ChartColumn, LibraryBig, NotebookPen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useUser } from "../lib/session.ts";
import { paths } from "../paths.ts";
import type { TabsProps } from "./tabs.tsx";

/** The main menu, for those who may use its pages. */
export function useMainTabs(): TabsProps | null {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  if (!user?.role || !user.policiesAccepted) return null;
  const testing = pathname.startsWith(paths.testing) || pathname.startsWith(paths.newTest());
  return {
    label: t("common.mainMenu"),
    items: [
      {
        to: paths.today,
        label: t("common.today"),
        icon: <CalendarCheck />,
        current: pathname.startsWith(paths.today),
      },
      {
        to: paths.dictionaries,
        label: t("dictionaries.title"),
        icon: <LibraryBig />,
        current: pathname.startsWith(paths.dictionaries),
      },
      { to: paths.newTest(), label: t("testing.title"), icon: <NotebookPen />, current: testing },
      {
        to: paths.progress,
        label: t("common.progress"),
        icon: <ChartColumn />,
        current: pathname.startsWith(paths.progress),
      },
    ],
  };
}
