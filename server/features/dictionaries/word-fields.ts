import { millisecondsOf } from "../../../shared/api/values.ts";
import {
  isSameText,
  mapFields,
  WORD_FIELDS,
  type WordField,
  type WordTexts,
} from "../../../shared/api/word.ts";
import type { FieldTimes } from "../../database/tables/words.ts";

export type WordUpdate = { [Field in WordField]?: WordTexts[Field] | undefined };

/** Fields that an update does not name stay as they are. */
export const textsAfter = (before: WordTexts, update: WordUpdate = {}): WordTexts =>
  // Safe: each field has its own value.
  mapFields((field) => update[field] ?? before[field]) as WordTexts;

export const changedFields = (before: WordTexts, after: WordTexts): WordField[] =>
  WORD_FIELDS.filter((field) => !isSameText(before[field], after[field]));

interface Timed {
  created_at: Date;
  updated_at: Date;
  field_times: FieldTimes;
}

/**
 * When each field was last changed. The word itself was changed when the last of its fields was; where it says
 * otherwise, a node of an earlier release has changed it, and any field may be what it changed.
 */
export function timesOfFields({ created_at, updated_at, field_times }: Timed): FieldTimes {
  const updated = updated_at.toISOString();
  const isComplete = [created_at.toISOString(), ...Object.values(field_times)].includes(updated);
  return isComplete ? field_times : mapFields(() => updated);
}

/**
 * Whether an update would overwrite what somebody else has written since the word was seen. Where both wrote the same,
 * nothing is lost: a request that is sent again is none.
 */
export function overwritesUnseen(
  word: Timed & WordTexts,
  update: WordUpdate,
  seenUpdatedAt: string,
): boolean {
  const seen = millisecondsOf(seenUpdatedAt);
  const times = timesOfFields(word);
  return changedFields(word, textsAfter(word, update)).some((field) => {
    const changed = times[field];
    return changed !== undefined && Date.parse(changed) > seen;
  });
}
