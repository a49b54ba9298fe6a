import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { DATES, type Choice } from "./choice.ts";

/** A choice of words in a few words, such as “Last added” or “Last 3 days”. */
export function useSelectionText(): (choice: Choice) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (choice) => {
    switch (choice.by) {
      case "quantity":
        if (choice.count === "all") return t("testing.setup.allShort");
        return t(choice.direction === "1" ? "testing.setup.first" : "testing.setup.last");
      case "date": {
        const isOther = choice.date === "other";
        const unit = choice.date === "other" ? choice.unit : "days";
        if (choice.date === "lastWeek") return t("testing.setup.within.weeks", { count: 1 });
        const count = isOther
          ? Number(choice.amount)
          : choice.date === "lastDay"
            ? DATES.lastDay
            : DATES.lastThreeDays;
        return t(`testing.setup.within.${unit}`, { count });
      }
      case "range":
        return t("testing.setup.between", {
          from: format.number(Number(choice.from)),
          to: format.number(Number(choice.to)),
        });
      case "tag":
        return t("testing.setup.tagged", { tag: choice.tag });
      case "words":
        return t("practice.chosenWords");
      default:
        return t(`testing.setup.${choice.by}`);
    }
  };
}
