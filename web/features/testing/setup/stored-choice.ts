import { useState } from "react";

import { chosenWords } from "../../../lib/chosen-words.ts";
import { FIRST_CHOICE, PICKS, type Choice } from "./choice.ts";

const KEY = "testing.choice";

/** The choices of the setup, so that a reload, or coming back from a test, restores them. */
export function useStoredChoice(asked: URLSearchParams): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = storedChoice();
    const dictionaryId = asked.get("dictionary");
    const tag = asked.get("tag");
    const by = ASKED.find((one) => one === asked.get("by"));
    return {
      ...kept,
      ...(dictionaryId && { dictionaryId }),
      ...(tag && { by: "tag" as const, tag }),
      ...(by && { by }),
    };
  });
  const change = (changed: Partial<Choice>): void => {
    const next = { ...choice, ...changed };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setChoice(next);
  };
  return [withChosenWords(choice), change];
}

/** How an address may ask for words. */
const ASKED = [...PICKS, "words"] as const;

/** Words are chosen in one dictionary: those of another are asked for by something else. */
function withChosenWords(choice: Choice): Choice {
  const words = chosenWords(choice.dictionaryId);
  return { ...choice, words, by: choice.by === "words" && !words ? FIRST_CHOICE.by : choice.by };
}

function storedChoice(): Choice {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? FIRST_CHOICE : { ...FIRST_CHOICE, ...(JSON.parse(kept) as Partial<Choice>) };
}
