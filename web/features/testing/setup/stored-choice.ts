import { useState } from "react";

import { FIRST_CHOICE, PICKS, type Choice } from "./choice.ts";

const KEY = "testing.choice";

/** The choices of the setup, so that a reload, or coming back from a test, restores them. */
export function useStoredChoice(asked: URLSearchParams): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = storedChoice();
    const dictionaryId = asked.get("dictionary");
    const tag = asked.get("tag");
    const pick = PICKS.find((one) => one === asked.get("by"));
    return {
      ...kept,
      ...(dictionaryId && { dictionaryId }),
      ...(tag && { by: "tag" as const, tag }),
      ...(pick && { by: pick }),
    };
  });
  const change = (changed: Partial<Choice>): void => {
    const next = { ...choice, ...changed };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setChoice(next);
  };
  return [choice, change];
}

function storedChoice(): Choice {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? FIRST_CHOICE : { ...FIRST_CHOICE, ...(JSON.parse(kept) as Partial<Choice>) };
}
