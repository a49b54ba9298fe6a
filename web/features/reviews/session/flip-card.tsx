import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { KINDS } from "../../../exercise/kinds.ts";
import { NoteOfWord } from "../../../exercise/note-of-word.tsx";
import { Hear } from "../../../lib/speech/hear.tsx";
import { useSpeech, type Speech } from "../../../lib/speech/speech.ts";
import { useHearKeys } from "../../../lib/speech/use-hear-keys.ts";
import { Button } from "../../../ui/action/button.tsx";
import { isShortcut } from "../../../ui/keyboard/is-shortcut.ts";
import { Sheet, type StackDepth } from "../../../ui/overlay/sheet.tsx";
import { Prompt } from "../../../ui/question/prompt.tsx";
import { Mark } from "../../../ui/text/mark.tsx";
import { wordOf } from "../card-sides.ts";
import { NumberedDefinitions } from "./numbered-definitions.tsx";

import styles from "./flip-card.module.css";

interface FlipCardProps {
  item: QueueItem;
  progress: ReactNode;
  /** Below where in the review this is. */
  note: ReactNode;
  /** How many cards lie beneath. */
  left: number;
  /** When it comes again, by what its owner says. */
  again: { didNot: string; knew: string };
  onJudged: (knew: boolean) => void;
}

/** A card to be turned over, and judged by its owner. */
export function FlipCard({ item, progress, note, left, again, onJudged }: FlipCardProps): ReactNode {
  const { t } = useTranslation();
  const [turned, setTurned] = useState(false);
  const [judged, setJudged] = useState(false);
  const asked = useId();
  const isForward = KINDS[item.direction].termIn === "prompt";
  const { term, termsLanguage } = wordOf(item);
  const speech = useSpeech(termsLanguage);
  // A term that is asked for is not said before the card is turned.
  const isSayable = isForward || turned;
  useHearKeys(isSayable && speech ? (options) => speech.say(term, options) : null);
  const show = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => (turned ? back : show).current?.focus(), [turned]);
  const judge = (knew: boolean): void => {
    if (judged) return;
    setJudged(true);
    onJudged(knew);
  };
  useKeys({
    " ": turned ? undefined : () => setTurned(true),
    "1": turned ? () => judge(false) : undefined,
    "2": turned ? () => judge(true) : undefined,
  });
  const stack = Math.min(left, 3) as StackDepth;
  const { prompt, promptLanguage } = item;
  return (
    <div className={styles.page}>
      <div className={styles.progress}>
        {progress}
        {note && <p role="status">{note}</p>}
      </div>
      {turned ? (
        <div ref={back} tabIndex={-1} className={styles.flip}>
          <Back item={item} stack={stack} speech={speech} />
        </div>
      ) : (
        <div className={styles.flip}>
          <Sheet as="section" stack={stack} className={styles.card}>
            <div className={styles.head}>
              <p className={styles.side}>{t(isForward ? "today.session.meaning" : "today.session.term")}</p>
              {isSayable && <Hear speech={speech} text={term} big />}
            </div>
            <div className={styles.front}>
              <Prompt id={asked} lines={prompt} lang={promptLanguage} dir={directionOf(promptLanguage)} />
            </div>
          </Sheet>
        </div>
      )}
      {turned ? (
        <div className={styles.judge} role="group" aria-label={t("today.session.judge")}>
          <Button
            className={styles.judgement}
            kbd="1"
            icon={<Mark kind="wrong" />}
            onClick={() => judge(false)}
          >
            <span>
              {t("today.session.didNot")}
              <small>{again.didNot}</small>
            </span>
          </Button>
          <Button
            className={styles.judgement}
            kbd="2"
            icon={<Mark kind="correct" />}
            onClick={() => judge(true)}
          >
            <span>
              {t("today.session.knew")}
              <small>{again.knew}</small>
            </span>
          </Button>
        </div>
      ) : (
        <div className={styles.turn}>
          <Button
            ref={show}
            variant="primary"
            big
            kbd={t("today.session.space")}
            aria-describedby={asked}
            onClick={() => setTurned(true)}
          >
            {t("today.session.show")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface BackProps {
  item: QueueItem;
  stack: StackDepth;
  speech: Speech | null | undefined;
}

/** The whole entry: the term, its definitions, and what is written down about it. */
function Back({ item, stack, speech }: BackProps): ReactNode {
  const { t } = useTranslation();
  const { term, definitions, termsLanguage, definitionsLanguage, note, example } = wordOf(item);
  return (
    <Sheet as="section" stack={stack} className={styles.card}>
      <div className={styles.head}>
        <p className={styles.side}>{t("today.session.answer")}</p>
        <Hear speech={speech} text={term} big />
      </div>
      <div className={styles.back}>
        <div className={styles.headword}>
          <Prompt lines={[term]} lang={termsLanguage} dir={directionOf(termsLanguage)} />
        </div>
        <NumberedDefinitions definitions={definitions} language={definitionsLanguage} />
      </div>
      <NoteOfWord term={{ text: term, language: termsLanguage }} note={note} example={example} />
    </Sheet>
  );
}

/** Keys that do what a button does, unless a button has the focus and takes them itself. */
function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const press = keys[event.key];
    const onControl = event.key === " " && event.target instanceof HTMLButtonElement;
    if (!press || onControl || event.repeat || !isShortcut(event, event.key)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
