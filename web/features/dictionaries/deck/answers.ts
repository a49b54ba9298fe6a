import type { Grade } from "../../../../shared/api/reviews.ts";

/** A row of Anki's `revlog`. */
export interface LogRow {
  ease: number;
  factor: number;
  /** 0 learning, 1 review, 2 relearning, 3 filtered, 4 set by hand, 5 rescheduled. */
  type: number;
}

const FOUR: readonly Grade[] = ["again", "hard", "good", "easy"];
const THREE: readonly Grade[] = ["again", "good", "easy"];
const LEARNING = 0;
const RELEARNING = 2;
const FILTERED = 3;
const BY_HAND = 4;

/** The grade of a row, or why it has none (contract §14). */
export function gradeOfRow(
  { ease, factor, type }: LogRow,
  firstScheduler: boolean,
): Grade | "manual" | "filtered" {
  if (ease < 1 || ease > FOUR.length || type >= BY_HAND) return "manual";
  if (type === FILTERED && factor === 0) return "filtered";
  const buttons = firstScheduler && (type === LEARNING || type === RELEARNING) ? THREE : FOUR;
  return buttons[ease - 1] ?? "easy";
}

/** Template filters of fields that show no prompt: answers to type, and hints. */
const NOT_ASKED = new Set(["type", "hint"]);
const SPECIAL = new Set(["frontside", "tags", "deck", "subdeck", "card", "cardflag", "type"]);

/** The fields that a template shows, in order. */
export function fieldsOfTemplate(template: string): string[] {
  const fields = [...template.matchAll(/\{\{([^{}]{1,300})\}\}/g)].flatMap(([, inside = ""]) => {
    if (/^\s*[#^/!]/.test(inside)) return [];
    const parts = inside.split(":").map((part) => part.trim());
    const field = parts.at(-1) ?? "";
    const filters = parts.slice(0, -1).map((part) => part.split(/\s/)[0] ?? "");
    return filters.some((filter) => NOT_ASKED.has(filter)) || SPECIAL.has(field.toLowerCase()) ? [] : [field];
  });
  return [...new Set(fields)];
}
