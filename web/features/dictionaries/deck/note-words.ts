import * as z from "zod/mini";

import { TAGS } from "../../../../shared/limits.ts";
import { normalizeLines, normalizeText, tag as tagRule } from "../../../../shared/text-rules.ts";
import { cut, split, type Bounded } from "../../../../shared/text/bounds.ts";
import { htmlToText } from "../../../../shared/text/html-text.ts";
import { distinctTags } from "../distinct-tags.ts";
import { countMedia } from "../paste/clean-line.ts";
import type { DefinitionSeparator } from "../paste/separators.ts";
import { asOneTag, MOST_HTML, MOST_TEXT, type Note, type NoteType, type Role } from "./deck.ts";
import { meaningsIn } from "./meanings.ts";

/** A word as a note gives it, before anything is checked. */
export interface NoteWord {
  term: string;
  definitions: string[];
  note: string;
  example: string;
  tags: string[];
}

/** The texts of a note's fields as they read. */
export const textsOf = ({ values }: Note, { markup, ours = false }: NoteType): string[] =>
  values.map((value) => {
    if (markup === "text") return value.trim();
    return (ours ? asWritten(value) : null) ?? htmlToText(value, MOST_HTML);
  });

const EDITED = /[[<>]|&(?!(?:amp|lt|gt|#91);)/;

/** The exact text of a field that was exported here; null where another program has edited it since. */
function asWritten(value: string): string | null {
  const lines = value.replaceAll("<br>", "\n");
  if (EDITED.test(lines)) return null;
  return lines
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#91;", "[")
    .replaceAll("&amp;", "&");
}

/** What a note becomes by what its fields are. */
export function wordOfNote(
  note: Note,
  type: NoteType,
  roles: readonly Role[],
  division: DefinitionSeparator,
): NoteWord {
  const texts = textsOf(note, type);
  const all = (role: Role): string[] => texts.filter((text, at) => roles[at] === role && text !== "");
  const joined = (role: Role, by: string): Bounded => cut(all(role).join(by), MOST_TEXT);
  const meanings = joined("definitions", "\n");
  const tags = [...note.tags, ...all("tags").flatMap((text) => text.split(/[,;\n]/))];
  return {
    term: normalizeText(joined("term", " ")),
    definitions: type.ours
      ? [...new Set(split(meanings, "\n").map(normalizeText).filter(Boolean))]
      : meaningsIn(meanings, division),
    note: normalizeLines(joined("note", "\n")),
    example: normalizeLines(joined("example", "\n")),
    tags: possibleTags(type.ours ? tags : tags.map(asOneTag)),
  };
}

/** How many tags of a note are read; nobody would look through more. */
const MOST_TAGS_READ = 1000;

/** Those that can be tags here. */
function possibleTags(tags: readonly string[]): string[] {
  const possible = tags
    .slice(0, MOST_TAGS_READ)
    .flatMap((tag) => z.safeParse(tagRule, tag.replaceAll(",", " ")).data ?? []);
  return distinctTags(possible).slice(0, TAGS.max);
}

/** Sounds and pictures in a note. */
export const mediaIn = ({ values, media = 0 }: Note): number =>
  values.reduce((sum, value) => sum + countMedia(value), media);
