import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { DEFINITIONS, EXAMPLE_LENGTH, LENGTH, NOTE_LENGTH, TAGS } from "../limits.ts";
import { definition, example, note, tag, tagKey, term } from "../text-rules.ts";
import { short, type Bounded } from "../text/bounds.ts";
import { besideEntries, complainOfDuplicates } from "../validation.ts";
import { count, id, newId, time } from "./values.ts";

export const definitions = atMost(
  DEFINITIONS.max,
  z.array(definition).check(
    z.minLength(DEFINITIONS.min),
    z.maxLength(DEFINITIONS.max),
    besideEntries<Bounded>((ctx) => complainOfDuplicates(ctx, ctx.value)),
  ),
);

/** Tags must differ by more than case. */
export const tags = atMost(
  TAGS.max,
  z.array(tag).check(
    z.maxLength(TAGS.max),
    besideEntries<Bounded>((ctx) =>
      complainOfDuplicates(
        ctx,
        ctx.value.map((text) => text && tagKey(text)),
      ),
    ),
  ),
);

/** Where a field is shown: as a side of the card, on it once the question is answered, or only in lists. */
type Shown = "side" | "answered" | "listed";

/** A field that is one text of so many characters. */
const text = <Sent, const S extends Shown>(sent: Sent, letters: number, shown: S) => ({
  sent,
  answered: z.string(),
  empty: short(""),
  most: { texts: 1, letters },
  shown,
});

/** A field that is several texts. */
const texts = <Sent, const S extends Shown>(
  sent: Sent,
  most: { texts: number; letters: number },
  shown: S,
) => ({ sent, answered: z.array(z.string()), empty: NO_TEXTS, most, shown });
const NO_TEXTS: Bounded[] = [];

/**
 * What the owner of a word writes. Everything that stores, compares, shares, exports, shows or lets in the fields of a
 * word follows this list, in this order. Lines of text are separated by `\n`; a field of which nothing is known is
 * empty.
 */
export const FIELDS = {
  term: text(term, LENGTH.long, "side"),
  definitions: texts(definitions, { texts: DEFINITIONS.max, letters: LENGTH.long }, "side"),
  note: text(note, NOTE_LENGTH, "answered"),
  example: text(example, EXAMPLE_LENGTH, "answered"),
  tags: texts(tags, { texts: TAGS.max, letters: LENGTH.short }, "listed"),
};
export type WordField = keyof typeof FIELDS;
// Safe: the keys of a literal.
export const WORD_FIELDS = Object.keys(FIELDS) as readonly WordField[];

type FieldsOn<S extends Shown> = {
  [Field in WordField]: (typeof FIELDS)[Field]["shown"] extends S ? Field : never;
}[WordField];
export type CardField = FieldsOn<"side" | "answered">;
/** The fields of a card. */
export const CARD_FIELDS = WORD_FIELDS.filter(
  (field): field is CardField => FIELDS[field].shown !== "listed",
);
export type AnsweredField = FieldsOn<"answered">;
/** The fields that are returned once a question is answered, never with the open question. */
export const ANSWERED_FIELDS = WORD_FIELDS.filter(
  (field): field is AnsweredField => FIELDS[field].shown === "answered",
);

export const pick = <Value, Key extends keyof Value & string>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> => {
  const picked: Partial<Pick<Value, Key>> = {};
  for (const key of keys) picked[key] = value[key];
  // Safe: each key has its own value.
  return picked as Pick<Value, Key>;
};

/** One value for each field. */
export const mapFields = <Value>(valueOf: (field: WordField) => Value): Record<WordField, Value> =>
  // Safe: the same.
  Object.fromEntries(WORD_FIELDS.map((field) => [field, valueOf(field)])) as Record<WordField, Value>;

/** Whether a field says the same in two words. */
export const isSameText = (a: string | readonly string[], b: string | readonly string[]): boolean =>
  typeof a === "string" || typeof b === "string"
    ? a === b
    : a.length === b.length && a.every((text, index) => text === b[index]);

type Each<Of extends keyof (typeof FIELDS)[WordField]> = {
  [Field in WordField]: (typeof FIELDS)[Field][Of];
};
const each = <Of extends keyof (typeof FIELDS)[WordField]>(of: Of) =>
  // Safe: each field has its own value.
  mapFields((field) => FIELDS[field][of]) as Each<Of>;

/** The fields as they are answered. */
export const answeredFields = each("answered");
export const answeredLater = pick(answeredFields, ANSWERED_FIELDS);
export const EMPTY_WORD: WordTexts = each("empty");

export const word = z.object({
  id,
  ...answeredFields,
  /** It is not asked, in no review and in no test but one that names it (contract §19). */
  resting: z.boolean(),
  order: count,
  createdAt: time,
  updatedAt: time,
});
export type Word = z.infer<typeof word>;

/** All fields as they are sent. */
export const wordText = z.object(each("sent"));
export type WordTexts = z.infer<typeof wordText>;

const optional = z.partial(wordText).shape;
const resting = z.optional(z.boolean());
export const newWord = z.strictObject({ id: z.optional(newId), ...optional, term, definitions, resting });
export const wordUpdate = z.strictObject({
  id,
  ...optional,
  resting,
  /** `updatedAt` of the word that the change was made to: a field that has changed since is not overwritten. */
  seenUpdatedAt: z.optional(time),
});
