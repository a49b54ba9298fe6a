import { CARD_FIELDS, type CardField } from "../shared/api/word.ts";
import { short } from "../shared/text/bounds.ts";
import { lowerCase, upperCase } from "../shared/text/transform.ts";

export type AnkiName = Capitalize<CardField>;

/** A field of a word as a note of Anki names it. */
export const ankiName = (field: CardField): AnkiName =>
  // Safe: that is what the type says.
  (upperCase(short(field.slice(0, 1))) + field.slice(1)) as AnkiName;

/** The fields of a note, in their order. Tags of a word are tags of the note. */
export const ANKI_NAMES: readonly AnkiName[] = CARD_FIELDS.map(ankiName);

/** A field by its name in any case; undefined for an unknown one. */
export const fieldNamed = (name: string): CardField | undefined =>
  CARD_FIELDS.find((field) => field === lowerCase(short(name)));
