import { CARD_FIELDS, type CardField } from "../../../shared/api/word.ts";
import { ANKI_NAMES, ankiName } from "../../anki-fields.ts";
import { AnkiError, told, type Fields } from "./protocol.ts";

/** The one kind of note. */
export const MODEL = { name: "Wordhoard", id: 1, fields: ANKI_NAMES } as const;

export function requireModel(name: unknown): void {
  if (name !== MODEL.name) throw new AnkiError(`model was not found: ${told(name)}`);
}

/** A word as a note: every field is HTML. */
export const fieldsOf = (word: Readonly<Record<CardField, string | readonly string[]>>): Fields =>
  Object.fromEntries(
    CARD_FIELDS.map((field, order) => [
      ankiName(field),
      { value: asHtml([word[field]].flat().join("\n")), order },
    ]),
  );

const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
