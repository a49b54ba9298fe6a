import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { KINDS } from "../../../exercise/kinds.ts";
import { useKnownTest } from "../../../lib/current-test.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Logo } from "../../../ui/page/logo.tsx";
import { QuestionHeader } from "../../../ui/question/question-header.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { useEndTest } from "./use-end-test.ts";

/** The header of a test: what is tested, and the way out (design: in tests the menu disappears). */
export function TestHeader(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const known = useKnownTest();
  const question = known?.test ?? known?.last;
  const ending = useEndTest();
  const leave = (): void => {
    setLeaving(false);
    void navigate(paths.newTest(), { replace: true });
  };
  return (
    <>
      <QuestionHeader
        logo={<Logo to={paths.menu} name="Wordhoard" markOnly />}
        name={known?.about?.dictionaryName ?? ""}
        pair={
          question && (
            <LanguagePair
              heard={KINDS[question.kind].heard}
              from={question.promptLanguage}
              to={question.answerLanguage}
              fromName={format.languageName(question.promptLanguage)}
              toName={format.languageName(question.answerLanguage)}
            />
          )
        }
        end={{ label: t("testing.run.end"), onEnd: () => (question ? setLeaving(true) : leave()) }}
      />
      <ConfirmDialog
        open={leaving}
        harmless
        title={t("testing.run.endTitle")}
        confirmLabel={t("testing.run.leave")}
        cancelLabel={t("testing.run.stay")}
        instead={
          known?.test
            ? { label: t("testing.run.finish"), onChoose: () => ending.mutate(), pending: ending.isPending }
            : undefined
        }
        error={ending.error?.message}
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      >
        {t("testing.run.endText")}
      </ConfirmDialog>
    </>
  );
}
