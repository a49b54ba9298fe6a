import { describe, expect, test } from "vitest";

import { writeSchema11, writeSchema18, type CollectionSpec } from "../../../../test/decks/collections.ts";
import { zipOf, zstd } from "../../../../test/decks/packages.ts";
import type { Deck } from "./deck.ts";
import { answerKey } from "./note-answers.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession } from "./session.ts";

const GERMAN = { termsLanguage: "de", definitionsLanguage: "en" } as const;
const TIME = Date.parse("2025-03-01T10:00:00Z");

const GOETHE: CollectionSpec = {
  types: [
    {
      id: 1_600_000_000_001,
      name: "Goethe",
      fields: ["Wort", "Übersetzung", "Beispielsatz", "Audio"],
      questions: ["{{Wort}} {{Audio}}", "{{#Übersetzung}}{{text:Übersetzung}}{{/Übersetzung}}{{type:Wort}}"],
    },
    {
      id: 1_600_000_000_002,
      name: "Lücken",
      cloze: true,
      fields: ["Text", "Extra"],
      questions: ["{{cloze:Text}}"],
    },
  ],
  decks: { "1": "Default", "7": "Deutsch::B1" },
  notes: [
    {
      fields: [
        "der Antrag",
        "<div>request; application</div>",
        "Ich habe <b>einen</b> Antrag gestellt.",
        "[sound:a.mp3]",
      ],
      tags: "B1 amt::papier",
      deck: 7,
      log: [
        [
          { at: TIME, ease: 3, type: 0 },
          { at: TIME + 86_400_000, ease: 4 },
          { at: TIME + 90_000_000, ease: 1, type: 3, factor: 0 },
          { at: TIME + 91_000_000, ease: 0, type: 4 },
        ],
        [{ at: TIME + 5000, ease: 2 }],
      ],
    },
    { fields: ["die Frist", "deadline, term<br>period (of time, say)", "", ""], deck: 7 },
    { type: 1_600_000_000_002, fields: ["Ich {{c1::freue}} mich", ""], deck: 7 },
  ],
};

const packages = {
  "collection.anki2": async (spec: CollectionSpec) =>
    zipOf({ "collection.anki2": await writeSchema11(spec) }),
  "collection.anki21": async (spec: CollectionSpec) =>
    zipOf({ "collection.anki2": await outdated(), "collection.anki21": await writeSchema11(spec) }),
  "collection.anki21b": async (spec: CollectionSpec) =>
    zipOf({
      "collection.anki2": await outdated(),
      "collection.anki21b": await zstd(await writeSchema18(spec)),
    }),
};

/** What lies beside a newer collection, for programs that know none. */
const outdated = (): Promise<Uint8Array> =>
  writeSchema11({ notes: [{ fields: ["Please update to the latest Anki version", ""] }] });

const read = async (file: Buffer): Promise<Deck> => readDeck(new Blob([Uint8Array.from(file)]));

describe.each(Object.entries(packages))("%s", (_, pack) => {
  test("a note rests where all of its cards are suspended", async () => {
    const fields = ["der Antrag", "request", "", ""];
    const notes = [[], [0], [0, 1]].map((suspended) => ({ fields, suspended }));
    const deck = await read(await pack({ ...GOETHE, notes }));
    expect(deck.notes.map(({ resting }) => resting)).toEqual([false, false, true]);
  });

  test("tells when its day starts, where it says so and counts days by it", async () => {
    const hourOf = async (more: Partial<CollectionSpec>) =>
      (await read(await pack({ ...GOETHE, ...more }))).dayStartsAt;
    expect(await hourOf({ rollover: 2 })).toBe(2);
    expect(await hourOf({ rollover: 24 })).toBeUndefined();
    expect(await hourOf({ rollover: 2, scheduler: 1 })).toBeUndefined();
    expect(await hourOf({})).toBeUndefined();
  });

  test("is read note for note, with decks, types and reviews", async () => {
    const session = new DeckSession(await read(await pack(GOETHE)));
    const overview = session.overview(GERMAN);
    expect(overview).toMatchObject({
      kind: "anki",
      notes: 3,
      decks: [{ id: "7", name: "Deutsch::B1", notes: 3 }],
      types: [
        { name: "Goethe", notes: 2, cloze: false, roles: ["term", "definitions", "example", "none"] },
        { name: "Lücken", notes: 1, cloze: true },
      ],
    });
    const roles = overview.types.map((type) => type.roles);
    const plan = session.plan({ roles, decks: null }, []);
    expect(plan).toMatchObject({
      states: { new: 2, cloze: 1 },
      media: 1,
      answers: { arriving: 3, here: 0, neither: 0, left: 0, deleted: 0, ignored: 2 },
      reviewed: 1,
      since: TIME,
    });
    expect(session.begin({ kind: "all" }, 100, true)).toMatchObject({
      words: 2,
      reviews: 3,
      directions: ["forward", "backward"],
    });
    expect(session.words(0, 10)).toMatchObject([
      {
        term: "der Antrag",
        definitions: ["request", "application"],
        example: "Ich habe einen Antrag gestellt.",
        note: "",
        tags: ["B1", "amt: papier"],
      },
      { term: "die Frist", definitions: ["deadline", "term", "period (of time; say)"] },
    ]);
    expect(
      session
        .reviews(0, 10)
        .map(({ direction, grade, at, milliseconds }) => ({ direction, grade, at, milliseconds })),
    ).toEqual([
      { direction: "forward", grade: "good", at: "2025-03-01T10:00:00.000Z", milliseconds: 4000 },
      { direction: "forward", grade: "easy", at: "2025-03-02T10:00:00.000Z", milliseconds: 4000 },
      { direction: "backward", grade: "hard", at: "2025-03-01T10:00:05.000Z", milliseconds: 4000 },
    ]);
    expect(session.left().notes).toEqual([
      { text: "Ich {{c1::freue}} mich", state: "cloze", complaint: null },
    ]);
  });
});

test("under the first scheduler learning has three buttons", async () => {
  const spec = {
    scheduler: 1,
    notes: [
      {
        fields: ["a", "b"],
        log: [
          [
            { at: TIME, ease: 2, type: 0 },
            { at: TIME + 1, ease: 3, type: 2 },
            { at: TIME + 2, ease: 2, type: 1 },
          ],
        ],
      },
    ],
  };
  const deck = await read(await packages["collection.anki2"](spec));
  expect(deck.notes[0]?.cards[0]?.answers.map(({ grade }) => grade)).toEqual(["good", "easy", "hard"]);
});

test("importing again adds no word, and gives the same reviews to the words that are there", async () => {
  const file = await packages["collection.anki21"](GOETHE);
  const first = new DeckSession(await read(file));
  const roles = first.overview(GERMAN).types.map((type) => type.roles);
  first.plan({ roles, decks: null }, []);
  first.begin({ kind: "all" }, 100, true);
  const words = first.words(0, 10);
  const second = new DeckSession(await read(file));
  expect(second.plan({ roles, decks: null }, words)).toMatchObject({
    states: { new: 0, known: 2 },
    answers: { arriving: 3 },
  });
  second.begin({ kind: "all" }, 100, true);
  expect(second.words(0, 10)).toEqual([]);
  expect(second.reviews(0, 10)).toEqual(first.reviews(0, 10));
  expect(first.reviews(0, 1)[0]?.id).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});

test("only the first that fit are taken, or those that were reviewed, or those with a tag", async () => {
  const notes = ["a", "b", "c", "d"].map((term, at) => ({
    fields: [term, "x"],
    tags: term > "b" ? "late" : "",
    log: term > "c" ? [[{ at: TIME + at, ease: 3 }]] : [],
  }));
  const session = new DeckSession(await read(await packages["collection.anki2"]({ notes })));
  const roles = session.overview(GERMAN).types.map((type) => type.roles);
  const plan = session.plan({ roles, decks: null }, []);
  expect(plan.tags).toEqual([{ tag: "late", words: 2 }]);
  const taken = (take: Parameters<typeof session.begin>[0], room: number): string[] => {
    session.begin(take, room, false);
    return session.words(0, 10).map(({ term }) => term);
  };
  expect(taken({ kind: "all" }, 3)).toEqual(["a", "b", "c"]);
  expect(session.left().notes).toEqual([{ text: "d", state: "notChosen", complaint: null }]);
  expect(taken({ kind: "reviewed" }, 3)).toEqual(["d"]);
  expect(taken({ kind: "tag", tag: "late" }, 3)).toEqual(["c", "d"]);
});

test("tags that cannot be tags here are left out, and their word stays", async () => {
  const tags = `good zero\u200bwidth ${"x".repeat(32)} ${"𐐀".repeat(31)} GOOD`;
  const session = new DeckSession(
    await read(await packages["collection.anki2"]({ notes: [{ fields: ["a", "b"], tags }] })),
  );
  session.plan({ roles: [["term", "definitions"]], decks: null }, []);
  session.begin({ kind: "all" }, 10, false);
  expect(session.words(0, 10)).toMatchObject([{ term: "a", tags: ["good", "𐐀".repeat(31)] }]);
});

test("what was answered here, was exported and comes back is no second answer", async () => {
  const file = Buffer.from(
    JSON.stringify({
      words: [{ id: "w1", term: "der Zug", definitions: ["train"], note: "", example: "", tags: [] }],
      reviews: [
        {
          wordId: "w1",
          direction: "forward",
          at: "2026-01-05T10:00:00.000Z",
          grade: "good",
          outcome: "exact",
        },
        {
          wordId: "w1",
          direction: "backward",
          at: "2026-01-05T10:00:00.000Z",
          grade: "good",
          outcome: "exact",
        },
      ],
    }),
  );
  const session = new DeckSession(await read(file));
  const roles = session.overview(GERMAN).types.map((type) => type.roles);
  const known = [{ id: "w9", term: "der Zug" }];
  const answered = [answerKey("w9", "forward", Date.parse("2026-01-05T10:00:00Z"))];
  expect(session.plan({ roles, decks: null }, known, answered)).toMatchObject({
    answers: { arriving: 1, here: 1 },
  });
  session.begin({ kind: "all" }, 10, true);
  expect(session.reviews(0, 10)).toMatchObject([{ wordId: "w9", direction: "backward" }]);
});

test("of a package that was exported here each line is one definition", async () => {
  const types = [
    { id: 1, name: "Wordhoard", fields: ["Term", "Definitions", "Note", "Example"], questions: ["{{Term}}"] },
  ];
  const notes = [{ fields: ["ev", "house<br>home; hearth / fire", "a &lt;b&gt;<br>c", "Ev nerede?"] }];
  const session = new DeckSession(await read(await packages["collection.anki2"]({ types, notes })));
  const roles = session.overview(GERMAN).types.map((type) => type.roles);
  session.plan({ roles, decks: null }, []);
  session.begin({ kind: "all" }, 10, true);
  expect(session.words(0, 1)).toMatchObject([
    { term: "ev", definitions: ["house", "home; hearth / fire"], note: "a <b>\nc", example: "Ev nerede?" },
  ]);
});
