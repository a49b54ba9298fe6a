import fc from "fast-check";
import { expect, test } from "vitest";

import { writeSchema11, type CollectionSpec, type NoteSpec } from "../../../../test/decks/collections.ts";
import { zipOf } from "../../../../test/decks/packages.ts";
import { answerKey } from "./note-answers.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession } from "./session.ts";

const GERMAN = { termsLanguage: "de", definitionsLanguage: "en" } as const;

const TYPES = [
  { id: 1, name: "Both ways", fields: ["Front", "Back"], questions: ["{{Front}}", "{{Back}}", "{{Tags}}"] },
  { id: 2, name: "Gaps", cloze: true, fields: ["Text"], questions: ["{{cloze:Text}}"] },
  { id: 3, name: "Pictures", fields: ["Picture"], questions: ["{{Picture}}"] },
];

const row = fc.record({
  ease: fc.integer({ min: 0, max: 4 }),
  type: fc.integer({ min: 0, max: 5 }),
  factor: fc.constantFrom(0, 2500),
});
const note = fc.record({
  type: fc.constantFrom(1, 1, 1, 2, 3),
  fields: fc.tuple(
    fc.constantFrom("der Berg", "das Meer", "gehen", "", "x".repeat(300), "a\u0007b"),
    fc.constantFrom("mountain", "sea [sound:a.mp3]", "", '<img src="a.png">'),
  ),
  deck: fc.constantFrom(1, 7),
  log: fc.array(fc.array(row, { maxLength: 3 }), { maxLength: 4 }),
});

/** Cards of this number are of no note. */
const STRAY_CARDS = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

test("what becomes of notes, answers and media adds up to what the file holds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(note, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: STRAY_CARDS }),
      fc.constantFrom(null, ["7"]),
      fc.boolean(),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom("all" as const, "reviewed" as const),
      async (made, stray, decks, history, room, kind) => {
        let at = Date.parse("2025-03-01T10:00:00Z");
        const notes: NoteSpec[] = made.map(({ log, ...rest }) => ({
          ...rest,
          // Of cards that the type has no template for, too.
          log: log.map((rows) => rows.map((each) => ({ ...each, at: (at += 1000) }))),
        }));
        const rows = notes.map(({ type, log = [] }) =>
          sum(log.slice(0, type === 1 ? 3 : 1).map((card) => card.length)),
        );
        const session = new DeckSession(
          await read({ types: TYPES, decks: { "1": "One", "7": "Seven" }, notes }, stray, at),
        );
        const overview = session.overview(GERMAN);
        const entries = sum(rows) + stray;
        expect(overview).toMatchObject({ notes: notes.length, entries });
        const known = [{ id: "w1", term: "das Meer" }];
        const answered = [answerKey("w1", "forward", Date.parse("2025-03-01T10:00:01Z"))];
        const plan = session.plan(
          { roles: overview.types.map(({ roles }) => roles), decks },
          known,
          answered,
        );
        expect(sum(Object.values(plan.states))).toBe(notes.length);
        expect(sum(Object.values(plan.answers))).toBe(entries);
        expect(plan.media).toBe(notes.filter(({ fields }) => /sound|img/.test(fields.join(""))).length);
        const begun = session.begin({ kind }, room, history);
        const left = session.left();
        expect(begun.words + left.notes.length).toBe(notes.length);
        expect(left.answers).toMatchObject({ arriving: begun.reviews });
        expect(sum(Object.values(left.answers ?? {}))).toBe(entries);
      },
    ),
    { numRuns: 60 },
  );
});

async function read(spec: CollectionSpec, stray: number, after: number) {
  const bytes = await writeSchema11(spec);
  const sql = await import("sql.js").then(({ default: init }) => init());
  const db = new sql.Database(bytes);
  for (let card = 0; card < stray; card++)
    db.run("INSERT INTO revlog VALUES (?, ?, 0, 3, 1, 1, 2500, 4000, 1)", [
      after + 1 + card,
      9_000_000 + card,
    ]);
  const file = await zipOf({ "collection.anki2": db.export() });
  db.close();
  return readDeck(new Blob([Uint8Array.from(file)]));
}

test("each reason is told apart", async () => {
  const at = Date.parse("2025-03-01T10:00:00Z");
  const notes: NoteSpec[] = [
    {
      type: 1,
      fields: ["der Berg", "mountain"],
      log: [[{ at, ease: 3 }], [{ at: at + 1, ease: 3 }], [{ at: at + 2, ease: 3 }]],
    },
    { type: 1, fields: ["der Berg", "hill"], log: [[{ at: at + 3, ease: 3 }]] },
    {
      type: 1,
      fields: ["das Meer", "sea"],
      log: [
        [
          { at: at + 4, ease: 3 },
          { at: at + 5, ease: 0 },
        ],
      ],
    },
    { type: 1, fields: ["gehen", "go"], deck: 7 },
  ];
  const session = new DeckSession(await read({ types: TYPES, notes }, 2, at + 100));
  const choice = { roles: session.overview(GERMAN).types.map(({ roles }) => roles), decks: ["1"] };
  const plan = session.plan(choice, [{ id: "w1", term: "das Meer" }], [answerKey("w1", "forward", at + 4)]);
  expect(plan.states).toMatchObject({ new: 1, double: 1, known: 1, elsewhere: 1 });
  expect(plan.answers).toEqual({
    arriving: 2,
    here: 1,
    neither: 1,
    left: 1,
    unwanted: 0,
    deleted: 2,
    ignored: 1,
  });
  session.begin({ kind: "all" }, 10, false);
  expect(session.left().answers).toMatchObject({ arriving: 0, unwanted: 2 });
  session.begin({ kind: "all" }, 0, true);
  expect(session.left().answers).toMatchObject({ arriving: 0, left: 3 });
});
