import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { paths } from "../../../paths.ts";
import { Logo } from "../../../ui/page/logo.tsx";
import { QuestionHeader } from "../../../ui/question/question-header.tsx";

/** The way out of a review; nothing is lost, so nothing is asked. */
export function SessionHeader(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <QuestionHeader
      logo={<Logo to={paths.menu} name="Wordhoard" markOnly />}
      name={t("today.session.title")}
      pair={null}
      end={{ label: t("today.session.end"), onEnd: () => void navigate(paths.today) }}
    />
  );
}
