import { EXAMPLE_LENGTH, NOTE_LENGTH } from "../../../../shared/limits.ts";
import { contentOf, type Content } from "./column-content.ts";
import type { Role } from "./deck.ts";
import { hintOf, type Languages, type NameHint } from "./field-names.ts";
import { likeness } from "./language-signs.ts";

/** The fields of a note type, or the columns of a list. */
export interface Fields {
  /** As the file calls them; null where it does not. */
  names: readonly (string | null)[];
  /** The texts of some notes or rows. */
  samples: readonly (readonly string[])[];
  /** The indices of the fields that the question of the first card shows, in order. */
  asked?: readonly number[];
}

/** A field with all that is known of it. */
interface Field extends NameHint, Content {
  at: number;
  /** From 1, where it looks like the terms' language, to -1, where it looks like that of the definitions. */
  likeness: number;
  /** Whether the first card's question shows it; first: it is the first one shown that can be a term. */
  asked: "first" | "too" | null;
}

/**
 * What fields most likely are. Term and definitions are the two that fit best together, by their names, by what the
 * first card asks and by the languages of their texts. All others follow from their own name or text.
 */
export function guessRoles({ names, samples, asked = [] }: Fields, languages: Languages): Role[] {
  const { termsLanguage, definitionsLanguage } = languages;
  const contents = names.map((_, at) => contentOf(samples.map((texts) => texts[at] ?? "")));
  const first = asked.find((at) => contents[at]?.kind === "text");
  const fields = contents.map((content, at): Field => ({
    ...hintOf(names[at] ?? "", languages),
    ...content,
    at,
    likeness: likeness(content.texts, termsLanguage, definitionsLanguage),
    asked: at === first ? "first" : asked.includes(at) ? "too" : null,
  }));
  const { term, definitions } = sidesOf(fields, languages);
  const roles = fields.map((field): Role => {
    if (field === term) return "term";
    if (field === definitions) return "definitions";
    return otherRole(field, { term, definitions }, isReading(field, fields));
  });
  return withinLimits(roles, fields);
}

interface Sides {
  term: Field | null;
  definitions: Field | null;
}

/** Below it a field is rather left out than taken for a side of a word. */
const LEAST = -8;

function sidesOf(fields: readonly Field[], languages: Languages): Sides {
  let best = Number.NEGATIVE_INFINITY;
  let sides: Sides = { term: null, definitions: null };
  const readings = fields.filter((field) => isReading(field, fields));
  const scored = fields.map((field) => ({
    field,
    term: termScore(field, languages) - (readings.includes(field) ? READING : 0),
    definitions: definitionsScore(field, languages) - (readings.includes(field) ? READING : 0),
  }));
  const terms = scored.filter(({ term }) => term > LEAST);
  const meanings = scored.filter(({ definitions }) => definitions > LEAST);
  for (const one of terms)
    for (const other of meanings) {
      if (one.field === other.field) continue;
      const score = one.term + other.definitions;
      if (score > best) [best, sides] = [score, { term: one.field, definitions: other.field }];
    }
  if (sides.term) return sides;
  // With one side alone the other is chosen by hand.
  const [term] = terms.toSorted((a, b) => b.term - a.term);
  if (term) return { term: term.field, definitions: null };
  return { term: null, definitions: meanings[0]?.field ?? null };
}

const NEVER = -100;
const BY_LANGUAGE_NAME = 7;
const BY_NAME = 5;
const BY_SIDE = 1.5;
const BY_QUESTION = 4;
const BY_LIKENESS = 6;
const OTHER_NAME = 6;
const READING = 5;

function termScore(field: Field, languages: Languages): number {
  if (field.kind !== "text") return NEVER;
  return (
    nameScore(field, "term", languages.termsLanguage, languages.definitionsLanguage) +
    (field.asked === "first" ? BY_QUESTION : field.asked === "too" ? 1 : 0) +
    BY_LIKENESS * field.likeness -
    (field.repeats ? OTHER_NAME : 0) -
    OTHER_NAME * blanks(field) -
    (field.sentences > 0.5 ? 2 : 0)
  );
}

function definitionsScore(field: Field, languages: Languages): number {
  if (field.kind === "empty" || field.kind === "key") return NEVER;
  // “eins – 1” is a word; a number before it counts rows.
  if (field.kind === "number" && (field.at === 0 || field.role === "none")) return NEVER;
  return (
    nameScore(field, "definitions", languages.definitionsLanguage, languages.termsLanguage) -
    (field.kind === "text" ? 0 : OTHER_NAME) -
    BY_LIKENESS * field.likeness -
    (field.repeats ? OTHER_NAME : 0) -
    OTHER_NAME * blanks(field)
  );
}

/** The share of notes that leave a field blank; each word has both sides. */
const blanks = ({ all, texts }: Field): number => (all.length === 0 ? 0 : 1 - texts.length / all.length);

function nameScore(
  { role, side, language }: Field,
  wanted: "term" | "definitions",
  own: string,
  other: string,
): number {
  const isOwn = language === own;
  const byLanguage =
    language === null || own === other
      ? 0
      : isOwn
        ? BY_LANGUAGE_NAME
        : language === other
          ? -BY_LANGUAGE_NAME
          : // Of a third language. Which side it is on is told by its place.
            -1;
  if (role === null) return byLanguage;
  if (role === wanted) return byLanguage + (side ? BY_SIDE : BY_NAME);
  if (role === "term" || role === "definitions") return byLanguage - (side ? BY_SIDE : BY_NAME);
  return byLanguage - (role === "none" || role === "tags" ? 2 * OTHER_NAME : OTHER_NAME);
}

/** How a word is read, beside the word: kana or a romanisation. */
function isReading(field: Field, fields: readonly Field[]): boolean {
  const hasHan = fields.some((other) => other !== field && other.script === "han");
  return hasHan && (field.script === "kana" || field.script === "romanised");
}

/** What a field is that is no side of a word. */
function otherRole(field: Field, { term, definitions }: Sides, isReadingOfTerm: boolean): Role {
  if (field.kind === "empty" || field.role === "none") return "none";
  if (field.role === "tags") return "tags";
  if (field.kind !== "text" || [term, definitions].some((side) => side && isSame(field, side))) return "none";
  if (field.role === "definitions" && !field.side)
    return isMoreDefinitions(field, definitions) ? "definitions" : "note";
  if (field.role !== null && field.role !== "term" && !field.side) return field.role;
  if (field.labels && !isReadingOfTerm) return "tags";
  // What is the same in every note says nothing of a word.
  if (field.constant) return "none";
  if (term && field.sentences > 0.5 && field.likeness >= 0) return "example";
  return "note";
}

/** Beside short definitions, long ones are explanations. */
const isMoreDefinitions = (field: Field, definitions: Field | null): boolean =>
  field.length <= Math.max(30, 2 * (definitions?.length ?? 0)) && field.likeness <= 0.3;

/** Whether two fields say the same in most notes, such as a word in traditional characters. */
function isSame(one: Field, other: Field): boolean {
  const pairs = one.texts.length;
  const same = one.all.filter((text, at) => text !== "" && text === other.all[at]).length;
  return pairs > 0 && same * 2 > pairs;
}

/** As many notes and examples as a word can have: one that is too long would keep the word out. */
function withinLimits(roles: readonly Role[], fields: readonly Field[]): Role[] {
  const room = { note: NOTE_LENGTH, example: EXAMPLE_LENGTH };
  return roles.map((role, at) => {
    if (role !== "note" && role !== "example") return role;
    room[role] -= (fields[at]?.longest ?? 0) + 1;
    return room[role] < 0 ? "none" : role;
  });
}
