import type { QueueItem } from "../../../shared/api/reviews.ts";
import type { LanguageCode } from "../../../shared/languages.ts";

/** The languages of the dictionary that a card is from. */
export function languagesOf({
  direction,
  promptLanguage,
  answerLanguage,
}: Pick<QueueItem, "direction" | "promptLanguage" | "answerLanguage">): {
  terms: LanguageCode;
  definitions: LanguageCode;
} {
  return direction === "forward"
    ? { terms: promptLanguage, definitions: answerLanguage }
    : { terms: answerLanguage, definitions: promptLanguage };
}
