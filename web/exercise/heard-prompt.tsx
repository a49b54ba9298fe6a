import { Turtle, Volume2 } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../shared/api/testing.ts";
import { useFormat } from "../lib/format.ts";
import { hush, useIsSpoken } from "../lib/speech/speaker.ts";
import { useSpeech } from "../lib/speech/speech.ts";
import { useHearKeys } from "../lib/speech/use-hear-keys.ts";
import { Button } from "../ui/action/button.tsx";
import { classes } from "../ui/classes.ts";
import { promptIdOf } from "./prompt-id.ts";

import styles from "./heard-prompt.module.css";

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
  const isSpeaking = useIsSpoken(text);
  const language = format.languageTitle(promptLanguage);
  return (
    <div className={styles.prompt}>
      <button
        type="button"
        className={classes(styles.disc, isSpeaking && styles.speaking)}
        aria-label={t("speech.playAgain")}
        title={t("speech.playAgain")}
        aria-keyshortcuts="Control+Space"
        onClick={() => play()}
      >
        <Volume2 />
      </button>
      <div className={styles.beside}>
        <h1 id={promptIdOf(question)} className={styles.title}>
          {t("speech.typeWhatYouHear")}
        </h1>
        <p>
          <Button
            variant="quiet"
            icon={<Turtle />}
            aria-keyshortcuts="Control+Shift+Space"
            onClick={() => play({ slowly: true })}
          >
            {t("speech.playSlowly")}
          </Button>
        </p>
        <p className={styles.voice}>
          {speech && t(speech.from === "device" ? "speech.ofDevice" : "speech.ofServer", { language })}
        </p>
      </div>
    </div>
  );
}
