import * as z from "zod/mini";

import { ankiTagKey } from "../../../shared/anki-tags.ts";
import { ANSWERED_FIELDS, type CardField, type WordTexts } from "../../../shared/api/word.ts";
import { TAGS } from "../../../shared/limits.ts";
import { example, note, tag, term } from "../../../shared/text-rules.ts";
import { split, type Bounded } from "../../../shared/text/bounds.ts";
import { definitionsIn } from "./definitions.ts";
import type { WordRow } from "./info.ts";
import { answeredText, fittingDefinitions, tagsOf, textsOf } from "./notes.ts";
import { AnkiError, idOf, isFields, told, type Fields } from "./protocol.ts";

/** What a program wants to change of a note. */
export interface NoteChange {
  number: number;
  fields: Fields | null;
  tags: unknown;
}

export function readNoteChange(value: unknown): NoteChange {
  if (!isFields(value)) throw new AnkiError("note must be an object");
  const { id, fields, tags } = value;
  return { number: idOf(id), fields: isFields(fields) ? fields : null, tags };
}

type Update = Partial<WordTexts>;

/** The fields of a word after a change; those that it does not name stay as they are. */
export function updateOf(word: WordRow, { fields, tags }: NoteChange): Update {
  const texts = textsOf(fields);
  const definitions = definitionsAfter(word, texts);
  return {
    ...termAfter(texts),
    ...definitions.update,
    ...answeredAfter(word, texts, definitions.others),
    ...(Array.isArray(tags) && { tags: tagsOf(tags) }),
  };
}

function termAfter(texts: ReadonlyMap<CardField, Bounded>): Update {
  const sent = texts.get("term");
  if (sent === undefined) return {};
  const read = z.safeParse(term, sent);
  if (!read.success) throw refused("Term");
  return { term: read.data };
}

const refused = (field: string): AnkiError =>
  new AnkiError(`cannot update note because ${field} is empty, too long, or has characters that no word has`);

/** A line that says what a definition says is that definition, however it would be divided elsewhere. */
function definitionsAfter(
  { definitions: before }: WordRow,
  texts: ReadonlyMap<CardField, Bounded>,
): { update: Update; others: string[] } {
  const sent = texts.get("definitions");
  if (sent === undefined) return { update: {}, others: [] };
  const lines = split(sent, "\n");
  const parts = lines.some((line) => before.includes(line))
    ? lines.flatMap((line) => (before.includes(line) ? [line] : definitionsIn(line)))
    : definitionsIn(sent);
  const { fitting, others } = fittingDefinitions(parts);
  if (fitting.length === 0) throw refused("Definitions");
  return { update: { definitions: fitting }, others };
}

function answeredAfter(
  word: WordRow,
  texts: ReadonlyMap<CardField, Bounded>,
  others: readonly string[],
): Update {
  const update: Update = {};
  for (const field of ANSWERED_FIELDS) {
    const sent = texts.get(field) ?? word[field];
    const more = field === "note" ? others.filter((line) => !sent.includes(line)) : [];
    if (!texts.has(field) && more.length === 0) continue;
    const read = z.safeParse(RULES[field], answeredText(field, [sent, ...more]));
    if (!read.success) throw refused(field === "note" ? "Note" : "Example");
    update[field] = read.data;
  }
  return update;
}

const RULES = { note, example };

/** Tags of AnkiConnect are words apart by blanks. A tag of ours may have a blank: it is `_` there. */
export function readTags(value: unknown): Bounded[] {
  if (typeof value !== "string") throw new AnkiError("tags must be a string");
  const sent = value.split(/\s+/).filter((one) => one !== "");
  if (sent.length > MOST_TAGS) throw new AnkiError(`there can be at most ${MOST_TAGS} tags at once`);
  return sent.map((one) => {
    const read = z.safeParse(tag, one);
    if (!read.success) throw new AnkiError(`tag is not valid: ${told(one)}`);
    return read.data;
  });
}

const MOST_TAGS = 100;

/** Null where the word has them all. */
export function withTags(before: readonly Bounded[], added: readonly Bounded[]): Bounded[] | null {
  const known = new Set(before.map(ankiTagKey));
  const after = [...before];
  for (const one of added) {
    if (known.has(ankiTagKey(one))) continue;
    known.add(ankiTagKey(one));
    after.push(one);
  }
  if (after.length === before.length) return null;
  if (after.length > TAGS.max) throw new AnkiError(`a note can have at most ${TAGS.max} tags`);
  return after;
}

/** Null where the word has none of them. */
export function withoutTags(before: readonly Bounded[], removed: readonly Bounded[]): Bounded[] | null {
  const keys = new Set(removed.map(ankiTagKey));
  const after = before.filter((one) => !keys.has(ankiTagKey(one)));
  return after.length === before.length ? null : after;
}
