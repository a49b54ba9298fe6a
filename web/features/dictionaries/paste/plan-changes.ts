import { DEFINITIONS, WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { addDefinition } from "../../../ui/definition-list.ts";
import type { PlannedLine } from "./plan.ts";

/** What happens to a line whose term is there already. */
export const DUPLICATE_POLICIES = ["merge", "skip", "add"] as const;
export type DuplicatePolicy = (typeof DUPLICATE_POLICIES)[number];

type NewWord = Pick<PlannedLine, "term" | "definitions" | "note" | "example" | "tags">;

export interface PlannedChanges {
  create: NewWord[];
  update: { id: string; definitions: string[] }[];
  /** New words for which there is no room. */
  left: number;
}

/** What saving the lines comes to. `room`: words that may still be added. */
export function changesOf(
  lines: readonly PlannedLine[],
  policy: DuplicatePolicy,
  room: number,
): PlannedChanges {
  const create = new Map<number, NewWord>();
  const update = new Map<string, { id: string; before: number; definitions: string[] }>();
  lines.forEach((line, index) => {
    const { term, definitions, note, example, tags, status, known } = line;
    if (status === "wrong") return;
    if (status === "new" || policy === "add") create.set(index, { term, definitions, note, example, tags });
    else if (policy === "merge" && known) {
      const merged = update.get(known.id) ?? {
        id: known.id,
        before: known.definitions.length,
        definitions: [...known.definitions],
      };
      update.set(known.id, { ...merged, definitions: joined(merged.definitions, definitions) });
    } else if (policy === "merge") {
      const first = create.get(line.earlier ?? -1);
      if (first) first.definitions = joined(first.definitions, definitions);
    }
  });
  const changed = [...update.values()]
    .filter(({ before, definitions }) => definitions.length > before)
    .map(({ id, definitions }) => ({ id, definitions }));
  const updates = changed.slice(0, WORDS_PER_REQUEST);
  const created = [...create.values()];
  const fitting = created.slice(0, Math.min(room, WORDS_PER_REQUEST - updates.length));
  return { create: fitting, update: updates, left: created.length - fitting.length };
}

const joined = (list: readonly string[], more: readonly string[]): string[] =>
  more.reduce((all, each) => addDefinition(all, each, DEFINITIONS.max), [...list]);
