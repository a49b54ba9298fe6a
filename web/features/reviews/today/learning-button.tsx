import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { withStrings } from "../../../lib/i18n.ts";
import { showError } from "../../../lib/shown-error.ts";
import { Button } from "../../../ui/action/button.tsx";

import styles from "./today.module.css";

const loadDialog = () => withStrings(import("../../../lib/learning/learning-dialog.tsx"), "learning");
type Dialog = Awaited<ReturnType<typeof loadDialog>>["LearningDialog"];

/** Says where new words come from, and opens the settings of learning; their code is loaded then. */
export function LearningButton({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const { list } = useFormat();
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const names = summary.dictionaries.filter((one) => one.new > 0).map(({ name }) => name);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.learning}
        icon={<SlidersHorizontal />}
        onClick={() => {
          loadDialog().then(({ LearningDialog }) => {
            setDialog(() => LearningDialog);
            setOpen(true);
          }, showError);
        }}
      >
        {names.length > 0 ? t("today.newFrom", { names: list(names) }) : t("today.minutesAndNew")}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
