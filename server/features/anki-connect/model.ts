import { CARD_FIELDS, type CardField } from "../../../shared/api/word.ts";
import { ANKI_NAMES, ankiName, type AnkiName } from "../../anki-fields.ts";
import { AnkiError, told } from "./protocol.ts";

/** The one kind of note. */
export const MODEL = { name: "Wordhoard", id: 1, fields: ANKI_NAMES } as const;

export function requireModel(name: unknown): void {
  if (name !== MODEL.name) throw new AnkiError(`model was not found: ${told(name)}`);
}

/** A word as a note: every field is HTML. */
export const fieldsOf = (
  word: Readonly<Record<CardField, string | readonly string[]>>,
): Record<AnkiName, { value: string; order: number }> =>
  // Safe: one for each field.
  Object.fromEntries(
    CARD_FIELDS.map((field, order) => [
      ankiName(field),
      { value: asHtml([word[field]].flat().join("\n")), order },
    ]),
  ) as Record<AnkiName, { value: string; order: number }>;

const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
