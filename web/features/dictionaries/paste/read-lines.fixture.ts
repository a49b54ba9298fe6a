import type { Languages } from "../deck/field-names.ts";
import { guessListRoles } from "./list-roles.ts";
import type { ListTable } from "./list-table.ts";
import type { Separators } from "./separators.ts";
import { linesOf, tableSteps, type ReadLine } from "./table.ts";

/** The lines of a text, its columns as they are guessed. */
export function readLines(text: string, separators: Separators, languages: Languages): ReadLine[] {
  const table = readTable(text, separators, languages);
  return linesOf(table, guessListRoles(table, languages), separators.definitions);
}

export const readTable = (text: string, separators: Separators, languages?: Languages): ListTable =>
  resultOf(tableSteps(text, separators, languages));

/** The result of work that is done slice by slice. */
export function resultOf<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
