import { millisecondsOf } from "../../../shared/api/values.ts";
import { EMPTY_WORD, isSameText, mapFields, WORD_FIELDS, type WordTexts } from "../../../shared/api/word.ts";
import type { ChangedField, FieldTimes } from "../../database/tables/words.ts";

/** What the owner of a word decides of it. */
export type OwnFields = WordTexts & { resting: boolean };

export type WordUpdate = { [Field in ChangedField]?: OwnFields[Field] | undefined };

export const NEW_WORD: OwnFields = { ...EMPTY_WORD, resting: false };

/** Fields that an update does not name stay as they are. */
export const fieldsAfter = (before: OwnFields, update: WordUpdate = {}): OwnFields => ({
  // Safe: each field has its own value.
  ...(mapFields((field) => update[field] ?? before[field]) as WordTexts),
  resting: update.resting ?? before.resting,
});

export const changedFields = (before: OwnFields, after: OwnFields): ChangedField[] => [
  ...WORD_FIELDS.filter((field) => !isSameText(before[field], after[field])),
  ...(before.resting === after.resting ? [] : (["resting"] as const)),
];

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
  return isComplete ? field_times : { ...mapFields(() => updated), resting: updated };
}

/**
 * Whether an update would overwrite what somebody else has written since the word was seen. Where both wrote the same,
 * nothing is lost: a request that is sent again is none.
 */
export function overwritesUnseen(
  word: Timed & OwnFields,
  update: WordUpdate,
  seenUpdatedAt: string,
): boolean {
  const seen = millisecondsOf(seenUpdatedAt);
  const times = timesOfFields(word);
  return changedFields(word, fieldsAfter(word, update)).some((field) => {
    const changed = times[field];
    return changed !== undefined && Date.parse(changed) > seen;
  });
}
