import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Hear } from "./hear.tsx";
import { useSpeech } from "./speech.ts";

/** The button beside an example. */
export function HearExample({ text, language }: { text: string | undefined; language: string }): ReactNode {
  const { t } = useTranslation();
  const speech = useSpeech(language);
  return text ? <Hear speech={speech} text={text} label={t("speech.hearExample")} /> : null;
}
