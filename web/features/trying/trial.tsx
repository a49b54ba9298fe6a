import { useState, type ReactNode } from "react";

import type { QueueItem } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import { prepare } from "../../../shared/judge/prepare.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { short } from "../../../shared/text/bounds.ts";
import { sampleWords } from "../../lib/sample-words.ts";
import { TrialQuestion } from "./trial-question.tsx";

interface TrialProps {
  terms: InterfaceLanguage;
  definitions: InterfaceLanguage;
  onDone: (outcomes: readonly Outcome[]) => void;
}

/** The sample words one after another, judged on the device. */
export function Trial({ terms, definitions, onDone }: TrialProps): ReactNode {
  const [items] = useState(() => itemsOf(terms, definitions));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [known] = useState(() =>
    prepare(
      items.map(({ wordId, prompt, answers }) => ({
        id: wordId,
        term: short(prompt.join()),
        definitions: answers.map(short),
      })),
      { termsLanguage: terms, definitionsLanguage: definitions, swapped: false },
    ),
  );
  const item = items[outcomes.length];
  if (!item) return null;
  const take = (outcome: Outcome): void => {
    const all = [...outcomes, outcome];
    if (all.length === items.length) onDone(all);
    else setOutcomes(all);
  };
  return (
    <TrialQuestion
      key={item.wordId}
      item={item}
      known={known.question(item.wordId)}
      outcomes={outcomes}
      total={items.length}
      onDone={take}
    />
  );
}

const itemsOf = (terms: InterfaceLanguage, definitions: InterfaceLanguage): QueueItem[] =>
  sampleWords(terms, definitions).map((word, index) => ({
    wordId: String(index + 1),
    dictionaryId: "",
    dictionaryName: "",
    direction: "forward",
    new: true,
    memory: null,
    prompt: [word.term],
    answers: word.definitions,
    promptLanguage: terms,
    answerLanguage: definitions,
    strictness: { case: "default", diacritics: "default" },
    note: "",
    example: "",
  }));
