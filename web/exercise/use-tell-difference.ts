import { useTranslation } from "react-i18next";

import { useAnnounce } from "../ui/feedback/live-region.tsx";
import type { Difference } from "./copy.ts";

/** What is said of a copy that differs, in words. */
export function useTellDifference(): (given: string, answer: string, difference: Difference) => void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const words = useDifferenceWords();
  return (given, answer, difference) =>
    announce(`${t("exercise.copy.said", { given, answer })} ${words(difference)}`);
}

export function useDifferenceWords(): (difference: Difference) => string {
  const { t } = useTranslation();
  return ({ letters }) =>
    letters === null ? t("exercise.copy.other") : t("exercise.copy.differs", { count: letters });
}
