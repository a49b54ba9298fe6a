import { useEffect, useEffectEvent, type ReactNode } from "react";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { HearExample } from "../../../lib/speech/hear-example.tsx";
import { Hear } from "../../../lib/speech/hear.tsx";
import { hush } from "../../../lib/speech/speaker.ts";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { useHearKeys } from "../../../lib/speech/use-hear-keys.ts";
import { Prompt } from "../../../ui/question/prompt.tsx";
import { Example } from "../../../ui/word/example.tsx";
import { wordOf } from "../card-sides.ts";
import { NumberedDefinitions } from "./numbered-definitions.tsx";

import styles from "./entry.module.css";

interface EntryProps {
  /** Its id, so that what is done with it is described by it. */
  id: string;
  item: QueueItem;
  /** Whether its question is heard: then the term is played on arrival. */
  heard: boolean;
}

/** A word as its dictionary has it: term, definitions, example and note. */
export function Entry({ id, item, heard }: EntryProps): ReactNode {
  const { term, definitions, termsLanguage, definitionsLanguage, note, example } = wordOf(item);
  const speech = useSpeech(termsLanguage);
  useHearKeys(speech ? (options) => speech.say(term, options) : null);
  const isWanted = speech?.afterAnswer === true || (heard && Boolean(speech));
  const sayAtOnce = useEffectEvent(() => speech?.say(term));
  useEffect(() => {
    if (isWanted) sayAtOnce();
    return hush;
  }, [isWanted]);
  return (
    <article id={id}>
      <div className={styles.head}>
        <Prompt lines={[term]} lang={termsLanguage} dir={directionOf(termsLanguage)} />
        <Hear speech={speech} text={term} big />
      </div>
      <div className={styles.definitions}>
        <NumberedDefinitions definitions={definitions} language={definitionsLanguage} />
      </div>
      {example && (
        <div className={styles.example}>
          <Example text={example} term={term} lang={termsLanguage} dir={directionOf(termsLanguage)} />
          <HearExample text={example} language={termsLanguage} />
        </div>
      )}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </article>
  );
}
