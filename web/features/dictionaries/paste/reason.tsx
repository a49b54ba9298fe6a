import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { complaintText } from "../../../lib/complaint-text.ts";
import type { DuplicatePolicy } from "./plan-changes.ts";
import type { PlannedLine } from "./plan.ts";

import styles from "./preview.module.css";

/** Whether a line is not simply added, for a reason that is worth a look. */
export const isFlagged = ({ status, aside, similar }: PlannedLine): boolean =>
  similar !== null || (status === "left" ? aside !== null : status !== "new");

interface ReasonProps {
  line: PlannedLine;
  plan: readonly PlannedLine[];
  policy: DuplicatePolicy;
}

/** Why a line is not simply added, and what to do about it. */
export function Reason({ line, plan, policy }: ReasonProps): ReactNode {
  const { t } = useTranslation();
  const { status, term, aside, complaint, definitions, earlier } = line;
  const text =
    status === "left" && aside
      ? t(`bring.columns.aside.${aside}`)
      : status === "known"
        ? t(`bring.rows.known.${policy}`)
        : status === "repeated"
          ? t(`bring.rows.repeated.${policy}`, { line: plan[earlier ?? -1]?.line ?? "" })
          : term === ""
            ? t("bring.columns.noTerm")
            : complaint && definitions.length > 0
              ? `${complaintText(complaint)}. ${t("bring.rows.change")}`
              : t("bring.rows.noDefinitions");
  return (
    <span className={styles.mark} data-status={status}>
      {status === "wrong" ? <CircleAlert /> : <TriangleAlert />}
      <span>{text}</span>
    </span>
  );
}
