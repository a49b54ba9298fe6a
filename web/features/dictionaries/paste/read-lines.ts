import type { Languages } from "../deck/guess-fields.ts";
import { guessListRoles } from "./list-roles.ts";
import type { Separators } from "./separators.ts";
import { linesOf, readTable, type ReadLine } from "./table.ts";

/** The lines of a text, its columns as they are guessed. */
export function readLines(text: string, separators: Separators, languages: Languages): ReadLine[] {
  const table = readTable(text, separators);
  return linesOf(table, table.roles ?? guessListRoles(table, languages), separators.definitions);
}
