import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { useFormat } from "../../../lib/format.ts";
import { useStore } from "../../../lib/store.ts";
import { paths } from "../../../paths.ts";
import { Logo } from "../../../ui/page/logo.tsx";
import { QuestionHeader } from "../../../ui/question/question-header.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { wordOf } from "../card-sides.ts";
import { shownCard } from "./shown-card.ts";

/** Whose card it is, and the way out of a review; nothing is lost, so nothing is asked. */
export function SessionHeader(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const item = useStore(shownCard);
  return (
    <QuestionHeader
      logo={<Logo to={paths.menu} name="Wordhoard" markOnly />}
      name={item?.dictionaryName ?? t("today.session.title")}
      lang={item ? wordOf(item).termsLanguage : undefined}
      pair={
        item && (
          <LanguagePair
            from={item.promptLanguage}
            to={item.answerLanguage}
            fromName={format.languageName(item.promptLanguage)}
            toName={format.languageName(item.answerLanguage)}
          />
        )
      }
      end={{ label: t("today.session.end"), onEnd: () => void navigate(paths.today) }}
    />
  );
}
