import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../../shared/api/testing.ts";
import { canBeDefinition } from "../../../exercise/can-be-definition.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { useOverride } from "../reports.ts";

interface ObjectionProps {
  report: Report;
  word: Report["words"][number];
  answer: string;
}

/** On a wrong answer in a report: “I was right”, and the way to keep it as a definition of its word. */
export function Objection({ report, word, answer }: ObjectionProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const override = useOverride(report);
  const { wordId, outcome, added } = word;
  const isRight = outcome === "overridden";
  const object = (addDefinition: boolean): void =>
    override.mutate(
      { wordId, addDefinition },
      {
        onSuccess: ({ definitionAdded }) =>
          announce(
            addDefinition
              ? t(definitionAdded ? "testing.verdict.added" : "testing.verdict.notAdded", { answer })
              : `${t("testing.verdict.overridden")}.`,
          ),
      },
    );
  const pending = (adding: boolean): boolean =>
    override.isPending && override.variables.addDefinition === adding;
  return (
    <>
      <Button
        icon={isRight && <Check />}
        pending={pending(false)}
        disabledReason={isRight ? t("testing.verdict.overridden") : undefined}
        onClick={() => object(false)}
      >
        {t(isRight ? "testing.verdict.overridden" : "testing.report.wasRight")}
      </Button>
      {added ? (
        <span>{t("testing.report.added")}</span>
      ) : (
        canBeDefinition(report.swapped ? "term" : "definition", answer) && (
          <Button
            icon={<Plus />}
            pending={pending(true)}
            aria-label={t("testing.report.addAnswer", { answer })}
            onClick={() => object(true)}
          >
            {t("testing.report.addDefinition")}
          </Button>
        )
      )}
    </>
  );
}
