import { useEffect, useEffectEvent } from "react";

import { useSpeech, type Speech } from "../lib/speech/speech.ts";
import { useHearKeys } from "../lib/speech/use-hear-keys.ts";
import type { Term } from "./step.ts";

/** The term of a finished question: played at once if that is wanted, and again by a key. */
export function useSpokenTerm({ language, text }: Term): Speech | null | undefined {
  const speech = useSpeech(language);
  const say = text === undefined || !speech ? null : (options = {}) => speech.say(text, options);
  useHearKeys(say);
  const isWanted = say !== null && speech?.afterAnswer === true;
  const sayAtOnce = useEffectEvent(() => say?.());
  useEffect(() => {
    if (isWanted) sayAtOnce();
  }, [isWanted]);
  return speech;
}
