import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../shared/api/testing.ts";
import { useFormat } from "../lib/format.ts";
import { hush, useIsSpoken } from "../lib/speech/speaker.ts";
import { useSpeech } from "../lib/speech/speech.ts";
import { useHearKeys } from "../lib/speech/use-hear-keys.ts";
import { Listen } from "./listen.tsx";
import { promptIdOf } from "./prompt-id.ts";

/** A term that is heard but not shown: played on arrival, and again by its button or a key. */
export function HeardPrompt({ question }: { question: Question }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { prompt, promptLanguage } = question;
  const speech = useSpeech(promptLanguage);
  const text = prompt[0] ?? "";
  const play = (options = {}): void => speech?.say(text, options);
  const playOnArrival = useEffectEvent(() => play());
  const isKnown = Boolean(speech);
  useEffect(() => {
    if (isKnown) playOnArrival();
    return hush;
  }, [isKnown]);
  useHearKeys(play);
  const language = format.languageTitle(promptLanguage);
  return (
    <Listen
      id={promptIdOf(question)}
      title={t("speech.typeWhatYouHear")}
      voice={speech && t(speech.from === "device" ? "speech.ofDevice" : "speech.ofServer", { language })}
      playLabel={t("speech.playAgain")}
      slowlyLabel={t("speech.playSlowly")}
      speaking={useIsSpoken(text)}
      onPlay={() => play()}
      onPlaySlowly={() => play({ slowly: true })}
    />
  );
}
