import * as z from "zod/mini";

import {
  ANSWERED_FIELDS,
  FIELDS,
  wordText,
  type AnsweredField,
  type CardField,
} from "../../../shared/api/word.ts";
import { DEFINITIONS, NOTE_LENGTH, TAGS } from "../../../shared/limits.ts";
import { definition, tag, tagKey, term } from "../../../shared/text-rules.ts";
import { short, type Bounded } from "../../../shared/text/bounds.ts";
import { htmlToText } from "../../../shared/text/html-text.ts";
import { fieldNamed } from "../../anki-fields.ts";
import { deckNamed, type Deck } from "./decks.ts";
import { definitionsIn, definitionsText } from "./definitions.ts";
import { requireModel } from "./model.ts";
import { AnkiError, isFields, type Fields } from "./protocol.ts";

export type CaughtWord = z.infer<typeof wordText>;

/** A note that a program wants to add. */
export interface CaughtNote {
  deck: Deck;
  term: Bounded;
  word: CaughtWord | AnkiError;
  /** Programs ask with the term alone whether it could be added. */
  termAlone: boolean;
  /** Where a word with this term would count as a duplicate; null: nowhere. */
  uniqueIn: Deck | "everywhere" | null;
}

const NOTHING = short("");
const EMPTY = "cannot create note because it is empty";

/** Throws AnkiConnect's own messages, in the order in which it checks. */
export function readNote(value: unknown, decks: readonly Deck[]): CaughtNote {
  if (!isFields(value)) throw new AnkiError("note must be an object");
  requireModel(value["modelName"]);
  const deck = deckNamed(decks, value["deckName"]);
  const texts = textsOf(value["fields"]);
  const uniqueIn = readUniqueness(value["options"], deck, decks);
  const sent = texts.get("term") ?? NOTHING;
  const read = z.safeParse(term, sent);
  if (!read.success) throw new AnkiError(sent.trim() === "" ? EMPTY : TERM_REFUSED);
  return {
    deck,
    term: read.data,
    word: wordOf(read.data, texts, value["tags"]),
    termAlone: !texts.has("definitions"),
    uniqueIn,
  };
}

const TERM_REFUSED = "cannot create note because Term is too long or has characters that no word has";

/** A field is HTML: longer than the text that it stands for, and cut where it is longer than any of a word. */
const MOST_HTML = 0x20000;

export function textsOf(fields: unknown): ReadonlyMap<CardField, Bounded> {
  const texts = new Map<CardField, Bounded>();
  for (const [name, html] of Object.entries(isFields(fields) ? fields : {})) {
    const field = fieldNamed(name);
    if (!field || typeof html !== "string") continue;
    texts.set(field, (field === "definitions" ? definitionsText : htmlToText)(html, MOST_HTML));
  }
  return texts;
}

function readUniqueness(options: unknown, own: Deck, decks: readonly Deck[]): CaughtNote["uniqueIn"] {
  const {
    allowDuplicate = false,
    duplicateScope,
    duplicateScopeOptions,
  }: Fields = isFields(options) ? options : {};
  if (typeof allowDuplicate !== "boolean")
    throw new AnkiError('option parameter "allowDuplicate" must be boolean');
  if (allowDuplicate) return null;
  if (duplicateScope !== "deck") return "everywhere";
  const name = isFields(duplicateScopeOptions) ? duplicateScopeOptions["deckName"] : null;
  return typeof name === "string" ? deckNamed(decks, name) : own;
}

function wordOf(
  checkedTerm: Bounded,
  texts: ReadonlyMap<CardField, Bounded>,
  sentTags: unknown,
): CaughtWord | AnkiError {
  const { fitting, others } = fittingDefinitions(definitionsIn(texts.get("definitions") ?? NOTHING));
  if (fitting.length === 0)
    return new AnkiError("cannot create note because Definitions is empty or too long");
  const read = z.safeParse(wordText, {
    ...Object.fromEntries(
      ANSWERED_FIELDS.map((field) => [
        field,
        answeredText(field, [texts.get(field) ?? "", ...(field === "note" ? others : [])]),
      ]),
    ),
    term: checkedTerm,
    definitions: fitting,
    tags: tagsOf(sentTags),
  });
  return read.success ? read.data : new AnkiError("cannot create note because its texts cannot be read");
}

/** Definitions that are too long or too many go into the note. */
export function fittingDefinitions(sent: readonly string[]): { fitting: Bounded[]; others: string[] } {
  const fitting = new Set<Bounded>();
  const others: string[] = [];
  for (const text of sent) {
    const isRead = fitting.size < DEFINITIONS.max && others.length < MOST_REFUSED;
    const { data } = isRead ? z.safeParse(definition, text) : {};
    if (data === undefined) others.push(text);
    else fitting.add(data);
  }
  return { fitting: [...fitting], others };
}

/** What is too long for a field is cut off. */
export const answeredText = (field: AnsweredField, lines: readonly string[]): string =>
  shortened(lines.filter((line) => line !== "").join("\n"), FIELDS[field].most.letters);

/** As many as the note has room for, at one character each. */
const MOST_REFUSED = NOTE_LENGTH;

function shortened(text: string, most: number): string {
  // A code point is one or two UTF-16 units.
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

const MOST_TAGS_READ = 100;

/** Those that are valid as our tags. */
export function tagsOf(sent: unknown): Bounded[] {
  const known = new Map<string, Bounded>();
  for (const one of Array.isArray(sent) ? sent.slice(0, MOST_TAGS_READ) : []) {
    const read = z.safeParse(tag, one);
    if (read.success && !known.has(tagKey(read.data))) known.set(tagKey(read.data), read.data);
  }
  return [...known.values()].slice(0, TAGS.max);
}
