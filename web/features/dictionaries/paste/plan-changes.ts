import { DEFINITIONS, TAGS, WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { addDefinition } from "../definition-list.ts";
import { distinctTags } from "../distinct-tags.ts";
import type { KnownWord, PlannedLine } from "./plan.ts";

/** What happens to a line whose term is there already. */
export const DUPLICATE_POLICIES = ["merge", "skip", "add"] as const;
export type DuplicatePolicy = (typeof DUPLICATE_POLICIES)[number];

/** What happens to one line: one that was joined by hand is, whatever happens to the others. */
export const policyOf = ({ joined }: PlannedLine, policy: DuplicatePolicy): DuplicatePolicy =>
  joined ? "merge" : policy;

type NewWord = Pick<PlannedLine, "term" | "definitions" | "note" | "example" | "tags">;

/** What a merge adds to a word that is there: only what changes. */
type WordAddition = { id: string } & Partial<Omit<NewWord, "term">>;

export interface PlannedChanges {
  create: NewWord[];
  update: WordAddition[];
  /** New words for which there is no room. */
  left: number;
}

/** The changes that saving the lines makes. `room`: words that may still be added. */
export function changesOf(
  lines: readonly PlannedLine[],
  policy: DuplicatePolicy,
  room: number,
): PlannedChanges {
  const create = new Map<number, NewWord>();
  const merged = new Map<KnownWord, NewWord>();
  /** By line: the word that it is or goes to, which is one of the dictionary or the one of an earlier line. */
  const places = new Map<number, KnownWord | number>();
  for (const [index, line] of lines.entries()) {
    const { term, definitions, note, example, tags, status, known, earlier } = line;
    if (status === "wrong" || status === "left") continue;
    const done = policyOf(line, policy);
    if (status === "new" || done === "add") {
      create.set(index, { term, definitions, note, example, tags });
      places.set(index, index);
      continue;
    }
    const place = earlier === null ? known : places.get(earlier);
    if (place === undefined || place === null) continue;
    places.set(index, place);
    if (done === "skip") continue;
    if (typeof place === "object") merged.set(place, joinedWord(merged.get(place) ?? place, line));
    else {
      const first = create.get(place);
      if (first) create.set(place, joinedWord(first, line));
    }
  }
  const changed = [...merged].flatMap(([known, word]) => additionTo(known, word) ?? []);
  const updates = changed.slice(0, WORDS_PER_REQUEST);
  const created = [...create.values()];
  const fitting = created.slice(0, Math.min(room, WORDS_PER_REQUEST - updates.length));
  return { create: fitting, update: updates, left: created.length - fitting.length };
}

/** A word with a line's definitions and tags added; a note and an example only where it has none. */
function joinedWord(word: Readonly<KnownWord | NewWord>, line: PlannedLine): NewWord {
  return {
    term: word.term,
    definitions: line.definitions.reduce(
      (all, each) => addDefinition(all, each, DEFINITIONS.max),
      [...word.definitions],
    ),
    note: word.note || line.note,
    example: word.example || line.example,
    tags: distinctTags([...word.tags, ...line.tags]).slice(0, TAGS.max),
  };
}

function additionTo(known: KnownWord, { definitions, note, example, tags }: NewWord): WordAddition | null {
  const addition = {
    ...(definitions.length > known.definitions.length && { definitions }),
    ...(note !== known.note && { note }),
    ...(example !== known.example && { example }),
    ...(tags.length > known.tags.length && { tags }),
  };
  return Object.keys(addition).length > 0 ? { id: known.id, ...addition } : null;
}
