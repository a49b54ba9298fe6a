import { describe, expect, test } from "vitest";

import { short } from "../../../shared/text/bounds.ts";
import { growthOf, LINEAR } from "../../../test/processor-time.ts";
import { MODEL } from "./model.ts";
import { readNote } from "./notes.ts";
import { AnkiError } from "./protocol.ts";

const UNITS = 64 * 1024;
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
  test.each(HOSTILE)(
    `whose ${field} is a long run of %j is read in a time that grows with its length`,
    async (piece) => {
      expect(
        await growthOf(piece.repeat(UNITS / piece.length), (text) => readField(field, text)),
      ).toBeLessThan(LINEAR);
    },
  );
});

function readField(field: string, text: string): void {
  const fields = { Term: "a", Definitions: "b", [field]: text };
  try {
    readNote({ deckName: "A", modelName: MODEL.name, fields }, [{ id: "1", name: short("A"), room: 1 }]);
  } catch (error) {
    if (!(error instanceof AnkiError)) throw error;
  }
}
