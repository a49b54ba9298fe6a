import { describe, expect, test } from "vitest";

import { short } from "../../../shared/text/bounds.ts";
import { leastProcessorTime } from "../../../test/processor-time.ts";
import { MODEL } from "./model.ts";
import { readNote } from "./notes.ts";
import { AnkiError } from "./protocol.ts";

const UNITS = 256 * 1024;
/** A shorter time is harmless, and cannot be distinguished from the noise of a busy machine. */
const QUICK_MS = 100;
const MOST_TIMES_PLAIN = 10;
const HOSTILE = [
  "<rt>x",
  "<ruby><rt>",
  "<td>",
  "\u0323\u0301",
  "([{（「",
  "[sound:",
  "漢[か",
  "&#x",
  "a;\u0001,",
  " \u00a0",
];

describe.each(MODEL.fields)("a note", (field) => {
  const plain = timeOf(field, "a");

  test.each(HOSTILE)(`whose ${field} is a long run of %j is read in little time`, (piece) => {
    expect(timeOf(field, piece)).toBeLessThanOrEqual(Math.max(QUICK_MS, MOST_TIMES_PLAIN * plain));
  });
});

/** The processor time of reading a note with a long run of this in one field. */
function timeOf(field: string, piece: string): number {
  const fields = { Term: "a", Definitions: "b", [field]: piece.repeat(UNITS / piece.length) };
  return leastProcessorTime(() => {
    try {
      readNote({ deckName: "A", modelName: MODEL.name, fields }, [{ id: "1", name: short("A"), room: 1 }]);
    } catch (error) {
      if (!(error instanceof AnkiError)) throw error;
    }
  });
}
