import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { paths } from "../../../paths.ts";
import { Logo } from "../../../ui/page/logo.tsx";
import { QuestionHeader } from "../../../ui/question/question-header.tsx";
import { storedPractice } from "./stored-practice.ts";

/** What is practised, and the way back; nothing is lost, so nothing is asked. */
export function PracticeHeader(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [practice] = useState(storedPractice);
  return (
    <QuestionHeader
      logo={<Logo to={paths.menu} name="Wordhoard" markOnly />}
      name={practice?.dictionaryName ?? t("practice.title")}
      lang={practice?.termsLanguage}
      pair={null}
      end={{ label: t("practice.end"), onEnd: () => void navigate(practice?.from ?? paths.menu) }}
    />
  );
}
