import type { QueueItem } from "../../../shared/api/reviews.ts";
import type { CardWord } from "../../lib/words/own-words.ts";

type Sides = Pick<QueueItem, "direction" | "prompt" | "answers" | "promptLanguage" | "answerLanguage">;

/** The word of a card. */
export function wordOf(item: QueueItem): CardWord {
  const { wordId, dictionaryId, direction, prompt, answers, promptLanguage, answerLanguage, note, example } =
    item;
  const isForward = direction === "forward";
  const [terms, definitions] = isForward ? [prompt, answers] : [answers, prompt];
  return {
    id: wordId,
    dictionaryId,
    term: terms[0] ?? "",
    definitions,
    note,
    example,
    termsLanguage: isForward ? promptLanguage : answerLanguage,
    definitionsLanguage: isForward ? answerLanguage : promptLanguage,
  };
}

/** What the card of a word asks in a direction, and its answers. */
export const sidesOf = (
  {
    term,
    definitions,
    termsLanguage,
    definitionsLanguage,
  }: Pick<CardWord, "term" | "definitions" | "termsLanguage" | "definitionsLanguage">,
  direction: Sides["direction"],
): Sides =>
  direction === "forward"
    ? {
        direction,
        prompt: [term],
        answers: definitions,
        promptLanguage: termsLanguage,
        answerLanguage: definitionsLanguage,
      }
    : {
        direction,
        prompt: definitions,
        answers: [term],
        promptLanguage: definitionsLanguage,
        answerLanguage: termsLanguage,
      };
