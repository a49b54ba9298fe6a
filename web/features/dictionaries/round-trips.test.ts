import { describe, expect, test } from "vitest";

import type { ExportFormat } from "../../../shared/api/dictionaries.ts";
import { api } from "../../../shared/api/index.ts";
import { urlOf } from "../../../shared/endpoint.ts";
import { DEFINITIONS, EXAMPLE_LENGTH, LENGTH, NOTE_LENGTH, TAGS } from "../../../shared/limits.ts";
import { delimitedLines } from "../../../shared/spreadsheet.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { readDeck } from "./deck/read-file.ts";
import { DeckSession } from "./deck/session.ts";
import { decodeText } from "./encoding/text-file.ts";
import { likelySeparators } from "./paste/likely-separators.ts";
import { changesOf, type PlannedChanges } from "./paste/plan-changes.ts";
import { indexKnown, planLines, type KnownWord } from "./paste/plan.ts";
import { readLines, resultOf } from "./paste/read-lines.fixture.ts";
import { rowsOf } from "./paste/rows.ts";

type Word = PlannedChanges["create"][number];

const LANGUAGES = { termsLanguage: "de", definitionsLanguage: "en" } as const;

/** Texts that some program reads as something else than text. */
const SIGNS = [
  ["=SUM(A1:A9)", "+1", "-e", "@home", "'=x", "''+y", "＝x", "a;=b", "'", "'tis", "-", "–", "="],
  ['"', '"a"', 'a"b', '"a', 'a"', "“a”", "„a“", "«a»", "a;b", ";", "a/b", "a / b", "/", "|", "a | b"],
  ["(a)", "(a) b", "a (b)", "[a]", "{a}", "{{a}}", "{{c1::a}}", "a[b]", "漢字[かんじ]", "a{b", "a)"],
  ["<b>a</b>", "<", "a < b", "&amp;", "&", "&lt;b&gt;", "<br>", "<!-- a -->", "&#91;", "[sound:a.mp3]"],
  ["1", "2.", "3)", "(4)", "① a", "1. a 2. b", "12.03.2024", "p. 12", "№ 5", "#", "#a", "# a", "* a"],
  ["#separator:tab", "sep=;", "---", "***", "===", "> a", "a -> b", "a => b", "a :: b", "a = b", "a – b"],
  ["Lektion 4: Im Restaurant", "Wort", "term", "Deutsch", "a: b", "a, b", ",", "so, so", "…", "a…", "?"],
  ["👩‍👩‍👧‍👦", "🇺🇦", "❤️", "👍🏽", "a 👍", "½", "m²", "C#", "C++", "%", "100 %", "\\", "\\n", "a\\tb", "~", "`a`"],
  [
    "x\u0331\u0323",
    "q\u0307",
    "한국어",
    "שָׁלוֹם",
    "עברית",
    "مَرْحَبًا",
    "می\u200cخواهم",
    "नमस्ते",
    "ไทย",
    "ﬁ",
    "ａ",
    "Å",
    "ǆ",
  ],
].flat();

/** Terms that are alike, and some that are the same. */
const TWINS = [
  ["Weg", "weg", "schon", "schön", "Maße", "Masse", "masse", "si", "sí", "ılık", "ilik", "ma", "mà", "mã"],
  ["все", "всё", "грати", "ґрати", "cœur", "coeur", "das Brot", "das Brot, -e", "Brot", "l’eau", "l'eau"],
  ["Bank", "Bank", "Bank", "Schloss", "Schloss", "T-Shirt", "T‑Shirt"],
].flat();

const plain = (term: string, at: number): Word => ({
  term,
  definitions: [`meaning ${at}`],
  note: "",
  example: "",
  tags: [],
});

const WORDS: readonly Word[] = [
  ...TWINS.map(plain),
  // What is the same in every field is two words all the same.
  { ...plain("Bank", 0), definitions: ["bench"] },
  { ...plain("Bank", 0), definitions: ["bench"] },
  ...SIGNS.map((sign, at) => ({
    term: sign,
    definitions: [
      ...new Set([sign.replaceAll(",", ";"), `meaning ${at}`, "Meaning; or so", "meaning; or so"]),
    ],
    note: at % 3 === 0 ? "" : `${sign}\n\n- ${sign}\n${sign}`,
    example: at % 3 === 1 ? "" : `${sign} „${sign}“\n"${sign}", ${sign}`,
    tags:
      at % 2 === 0
        ? []
        : [sign.replaceAll(",", "").slice(0, LENGTH.short) || "tag", "a b", "a_b", "a::b", "N5"],
  })),
  longest("ä"),
  longest('"'),
  longest("'"),
  longest("𝒳"),
  longest("="),
  longest("<"),
  longest("&"),
  ...Array.from({ length: 50 }, (_, at) => ({ ...plain(`Wort ${at}`, at), note: `n\n${at}`, tags: ["A1"] })),
];

function longest(sign: string): Word {
  const counted = (length: number, at: number): string => {
    const number = String(at);
    return sign.repeat(length - number.length) + number;
  };
  return {
    term: sign.repeat(LENGTH.long),
    definitions: Array.from({ length: DEFINITIONS.max }, (_, at) => counted(LENGTH.long, at)),
    note: sign.repeat(NOTE_LENGTH),
    example: sign.repeat(EXAMPLE_LENGTH),
    tags: Array.from({ length: TAGS.max }, (_, at) => counted(LENGTH.short, at)),
  };
}

const server = await withTestServer();

async function create(client: TestClient, words: readonly Word[] = []): Promise<string> {
  const { id } = await client.ok(api.dictionaries.create, { body: { name: "Words", ...LANGUAGES } });
  await write(client, id, words);
  return id;
}

const write = (client: TestClient, id: string, create: readonly Word[]) =>
  client.ok(api.dictionaries.update, { params: { id }, body: { words: { create: [...create] } } });

async function download(client: TestClient, id: string, format: ExportFormat): Promise<Blob> {
  const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
  const path = urlOf(api.dictionaries.export.path, { id }, { format });
  return (await fetch(server.url + path, { headers: { cookie } })).blob();
}

/** The words of a dictionary in their order. */
async function wordsOf(client: TestClient, id: string): Promise<KnownWord[]> {
  const { words } = JSON.parse(await (await download(client, id, "json")).text()) as { words: KnownWord[] };
  return words;
}

const textsOf = ({ term, definitions, note, example, tags }: KnownWord | Word) => ({
  term,
  definitions,
  note,
  example,
  tags,
});

/** What the page of lists makes of a file, with everything as it is proposed. */
async function readList(file: Blob, known: readonly KnownWord[]): Promise<PlannedChanges> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return planned(decodeText(bytes, [LANGUAGES.termsLanguage, LANGUAGES.definitionsLanguage]).text, known);
}

function planned(text: string, known: readonly KnownWord[]): PlannedChanges {
  const rows = rowsOf(readLines(text, likelySeparators(text), LANGUAGES));
  const { termsLanguage } = LANGUAGES;
  const index = resultOf(indexKnown(known, termsLanguage));
  const plan = resultOf(planLines(rows, index, termsLanguage, ({ aside }) => aside === null));
  return changesOf(plan, "merge", 5000);
}

/** What the page of decks makes of a file. */
async function readPackage(file: Blob, known: readonly KnownWord[]): Promise<PlannedChanges> {
  const session = new DeckSession(await readDeck(file));
  const roles = session.overview(LANGUAGES).types.map((type) => type.roles);
  session.plan({ roles, decks: null }, known);
  const { words } = session.begin({ kind: "all" }, 5000, true);
  return { create: session.words(0, words), update: [], left: 0 };
}

const READ = { csv: readList, tsv: readList, json: readPackage, apkg: readPackage } as const;

describe.each(["csv", "tsv", "json", "apkg"] as const)("an export as %s", (format) => {
  const read = READ[format];

  test("comes back word for word into another account, and changes nothing where it came from", async () => {
    const [owner, other] = [await server.member("developer"), await server.member("developer")];
    const id = await create(owner, WORDS);
    const stored = await wordsOf(owner, id);
    expect(stored.map(textsOf)).toEqual(WORDS);
    const file = await download(owner, id, format);

    const brought = await read(file, []);
    expect(brought.create.map(textsOf)).toEqual(WORDS);
    expect(brought).toMatchObject({ update: [], left: 0 });
    const copy = await create(other);
    await write(other, copy, brought.create);
    expect((await wordsOf(other, copy)).map(textsOf)).toEqual(WORDS);

    expect(await read(file, stored)).toEqual({ create: [], update: [], left: 0 });
    expect(await read(file, await wordsOf(other, copy))).toEqual({ create: [], update: [], left: 0 });
  });

  test("brings back what was deleted, also where another word has the same term", async () => {
    const owner = await server.member("developer");
    const id = await create(owner, WORDS);
    const file = await download(owner, id, format);
    const gone = (await wordsOf(owner, id)).filter((_, at) => at % 2 === 0);
    await owner.ok(api.dictionaries.update, {
      params: { id },
      body: { words: { delete: gone.map((word) => word.id) } },
    });
    const brought = await read(file, await wordsOf(owner, id));
    expect(brought.create.map(textsOf)).toEqual(gone.map(textsOf));
    expect(brought.update).toEqual([]);
  });
});

describe.each([",", "\t"] as const)("lines with %j between cells", (delimiter) => {
  const lines = (words: readonly Word[]): string => delimitedLines(words, delimiter);

  test("are known as ours, however few there are and whatever they begin with", () => {
    const differing = WORDS.filter((word) => {
      const { create: created } = planned(lines([word]), []);
      return JSON.stringify(created.map(textsOf)) !== JSON.stringify([textsOf(word)]);
    });
    expect(differing.map(({ term }) => term)).toEqual([]);
  });

  test("are known as ours by twos", () => {
    const differing = WORDS.filter((word, at) => {
      const two = [word, ...WORDS.slice(at - 1).slice(0, 1)];
      const { create: created } = planned(lines(two), []);
      return JSON.stringify(created.map(textsOf)) !== JSON.stringify(two.map(textsOf));
    });
    expect(differing.map(({ term }) => term)).toEqual([]);
  });
});
