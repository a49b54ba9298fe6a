import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../../../shared/api/testing.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { QuestionActions } from "../../../ui/question/question-actions.tsx";
import { Question as Page } from "../../../ui/question/question.tsx";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./no-voice.module.css";

interface NoVoiceProps {
  question: Question;
  onContinue: () => void;
}

/** A dictation where nothing can speak its language: it goes on with what the words mean. */
export function NoVoice({ question, onContinue }: NoVoiceProps): ReactNode {
  const { t } = useTranslation();
  const language = useFormat().languageName(question.promptLanguage);
  const { position, total } = question;
  return (
    <Page
      progress={t("speech.position", { position, total })}
      ticks={null}
      prompt={<h1 className={styles.title}>{t("speech.noVoice", { language })}</h1>}
      ask={null}
    >
      <Text className={styles.text}>{t("speech.noVoiceText")}</Text>
      <QuestionActions>
        <ButtonLink to={paths.newTest()} big>
          {t("speech.chooseAgain")}
        </ButtonLink>
        <Button variant="primary" big onClick={onContinue}>
          {t("speech.asText")}
        </Button>
      </QuestionActions>
    </Page>
  );
}
