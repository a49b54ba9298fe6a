import { useState } from "react";
import * as z from "zod/mini";

import { lastChosen } from "../../../lib/chosen/chosen-words.ts";
import { storeTabItem, tabItem } from "../../../lib/tab-storage.ts";
import { FIRST_CHOICE, PICKS, setupChoice, type Choice } from "./choice.ts";

const KEY = "testing.choice";

/** The choices of the setup, so that a reload, or coming back from a test, restores them. */
export function useStoredChoice(asked: URLSearchParams): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(() => {
    const dictionaryId = asked.get("dictionary");
    const tag = asked.get("tag");
    const by = ASKED.find((one) => one === asked.get("by"));
    return {
      ...(tabItem(KEY, setupChoice) ?? FIRST_CHOICE),
      ...(dictionaryId && { dictionaryId }),
      ...(tag && { by: "tag" as const, tag }),
      ...(by && { by }),
    };
  });
  const change = (changed: Partial<Choice>): void => {
    const next = { ...choice, ...changed };
    storeTabItem(KEY, next);
    setChoice(next);
  };
  return [withChosenWords(choice), change];
}

/** How an address may ask for words. */
const ASKED = [...PICKS, "words"] as const;

const chosenWords = z.object({ dictionaryId: z.string(), words: z.array(z.string()) });

/** Words are chosen in one dictionary: those of another are asked for by something else. */
function withChosenWords(choice: Choice): Choice {
  const chosen = lastChosen(chosenWords);
  const words = chosen?.dictionaryId === choice.dictionaryId ? chosen.words : null;
  return { ...choice, words, by: choice.by === "words" && !words ? FIRST_CHOICE.by : choice.by };
}
