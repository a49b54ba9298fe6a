import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { AnkiError, told, type Fields } from "./protocol.ts";

/** The one kind of note. */
export const MODEL = {
  name: "Wordhoard",
  id: 1,
  fields: ["Term", "Definitions", "Note", "Example"],
} as const;
export type FieldName = (typeof MODEL.fields)[number];

export function requireModel(name: unknown): void {
  if (name !== MODEL.name) throw new AnkiError(`model was not found: ${told(name)}`);
}

/** A field by its name in any case; null for an unknown one. */
export const fieldNamed = (name: string): FieldName | null => FIELDS.get(lowerCase(short(name))) ?? null;

const FIELDS: ReadonlyMap<string, FieldName> = new Map(
  MODEL.fields.map((field) => [lowerCase(short(field)), field]),
);

/** A word as a note: every field is HTML. */
export const fieldsOf = (word: {
  term: string;
  definitions: readonly string[];
  note: string;
  example: string;
}): Fields => {
  const texts: Record<FieldName, string> = {
    Term: word.term,
    Definitions: word.definitions.join("\n"),
    Note: word.note,
    Example: word.example,
  };
  return Object.fromEntries(
    MODEL.fields.map((field, order) => [field, { value: asHtml(texts[field]), order }]),
  );
};

const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
