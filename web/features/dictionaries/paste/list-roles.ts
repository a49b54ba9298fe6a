import type { Role } from "../deck/deck.ts";
import type { Languages } from "../deck/guess-fields.ts";
import { headOf } from "./header-row.ts";
import type { ListTable } from "./table.ts";

const SAMPLES = 200;

/** What the columns of a list most likely are. */
export function guessListRoles({ heads, width, rows }: ListTable, _languages: Languages): Role[] {
  const samples = rows.slice(0, SAMPLES).map(({ cells }) => cells);
  const columns = Array.from({ length: width }, (_, at) =>
    samples.map((cells) => cells[at] ?? "").filter((cell) => cell.trim() !== ""),
  );
  const start = width > 2 && columns[0]?.length && columns[0].every((cell) => NUMBER.test(cell)) ? 1 : 0;
  return columns.map((texts, at): Role => {
    if (at < start) return "none";
    if (at < start + 2) return at === start ? "term" : "definitions";
    if (heads) return headOf(heads[at] ?? "") === "example" ? "example" : "note";
    const sentences = texts.filter((text) => SENTENCE.test(text) || text.split(" ").length > 3);
    return sentences.length * 2 >= texts.length ? "example" : "note";
  });
}

const NUMBER = /^\d{1,5}[.)]?$/;
const SENTENCE = /[.!?…。？！]["”»)]?$/;
