import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { growthOf, LINEAR } from "../../../../test/processor-time.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession, type ChosenWord, type LeftNote } from "./session.ts";

const GERMAN = { termsLanguage: "de", definitionsLanguage: "en" } as const;

async function bring(
  text: string | Uint8Array<ArrayBuffer>,
): Promise<{ words: ChosenWord[]; left: LeftNote[] }> {
  const session = new DeckSession(await readDeck(new Blob([text])));
  const { types } = session.overview(GERMAN);
  session.plan({ roles: types.map(({ roles }) => roles), decks: null }, []);
  session.begin({ kind: "all" }, 100_000, true);
  return { words: session.words(0, 100_000), left: session.left().notes };
}

const VERSION_2 = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "http://edu.kde.org/kvtml/kvtml2.dtd">
<kvtml version="2.0">
  <information><title>Amt &amp; Alltag</title></information>
  <identifiers>
    <identifier id="0"><name>English</name><locale>en_GB</locale></identifier>
    <identifier id="1"><name>Deutsch</name><locale>de</locale></identifier>
  </identifiers>
  <entries>
    <entry id="0">
      <translation id="0"><text>request, application</text></translation>
      <translation id="1"><text>der Antrag</text><comment>mask.</comment><example>Ich stelle einen Antrag.</example></translation>
    </entry>
    <entry id="1"><translation id="0"><text>R&#38;D &lt;x&gt;</text></translation><translation id="1"><text>F&amp;E</text></translation></entry>
    <entry id="2"><translation id="0"><text>nothing</text></translation></entry>
  </entries>
  <lessons>
    <container><name>Amt</name><entry id="0"/><container><name>Papier</name><entry id="0"/></container></container>
  </lessons>
</kvtml>`;

const VERSION_1 = `<?xml version="1.0"?>
<!DOCTYPE kvtml SYSTEM "kvoctrain.dtd">
<kvtml title="Alltag" cols="2" lines="2">
 <lesson width="10"><desc no="1">Wetter</desc></lesson>
 <e m="1"><o width="98" l="en" q="o">rain</o><t width="105" l="de" r="mask." x="Der Regen hört auf.">der Regen</t></e>
 <e><o>snow; sleet</o><t>der Schnee</t></e>
</kvtml>`;

test("version 2: the language of the terms gives terms, comments become notes, lessons tags", async () => {
  const { words, left } = await bring(VERSION_2);
  expect(words).toMatchObject([
    {
      term: "der Antrag",
      definitions: ["request", "application"],
      note: "mask.",
      example: "Ich stelle einen Antrag.",
      tags: ["Amt", "Papier"],
    },
    { term: "F&E", definitions: ["R&D <x>"], note: "", tags: [] },
  ]);
  expect(left).toEqual([{ text: "nothing", state: "empty", complaint: null }]);
});

test("version 1 says the same in other words", async () => {
  expect((await bring(VERSION_1)).words).toMatchObject([
    {
      term: "der Regen",
      definitions: ["rain"],
      note: "mask.",
      example: "Der Regen hört auf.",
      tags: ["Wetter"],
    },
    { term: "der Schnee", definitions: ["snow", "sleet"] },
  ]);
});

test("with one language alone comments become definitions", async () => {
  const { words } =
    await bring(`<kvtml version="2.0"><identifiers><identifier id="0"><locale>de</locale></identifier></identifiers>
    <entries><entry id="0"><translation id="0"><text>Obst</text><comment>was Wanda isst</comment></translation></entry></entries></kvtml>`);
  expect(words).toMatchObject([{ term: "Obst", definitions: ["was Wanda isst"], note: "" }]);
});

test.each([
  ["an element that is never closed", "<kvtml><entries>"],
  ["elements that overlap", "<kvtml><a><b></a></b></kvtml>"],
  ["two roots", "<kvtml/><kvtml/>"],
  ["entities of its own", '<!DOCTYPE kvtml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><kvtml>&b;</kvtml>'],
])("%s is refused", (_, text) => expectRefused(text));

test.each([
  ["elements without end in each other", "<kvtml>".repeat(100_000)],
  ["an attribute without end", `<kvtml a="${"x".repeat(1_000_000)}`],
  ["spaces without end", `<kvtml ${" ".repeat(1_000_000)}`],
])("%s is refused in a time that grows with its length", async (_, text) => {
  expect(await growthOf(text, expectRefused)).toBeLessThan(LINEAR);
});

const expectRefused = (text: string): Promise<void> =>
  expect(bring(text)).rejects.toMatchObject({ failure: expect.stringMatching(/damaged|tooMany/) });

test("another document is none of ours", async () => {
  await expect(bring("<html><body>kvtml</body></html>")).rejects.toMatchObject({ failure: "unknown" });
});

/** KDE's own vocabularies, where Debian's kdeedu-kvtml-data is installed. */
const KDE = process.env["KVTML_DATA"] ?? "/usr/share/apps/kvtml";

describe.runIf(existsSync(KDE))("KDE's vocabularies", () => {
  const files = (existsSync(KDE) ? readdirSync(KDE, { recursive: true, encoding: "utf8" }) : []).filter(
    (name) => name.endsWith(".kvtml"),
  );

  test("all open, and each entry becomes a word or is told", async () => {
    let opened = 0;
    for (const file of files) {
      const bytes = Uint8Array.from(readFileSync(join(KDE, file)));
      const { words, left } = await bring(bytes);
      const entries =
        Buffer.from(bytes)
          .toString("latin1")
          .match(/<translation id="0"|<e>/g)?.length ?? 0;
      expect([file, words.length + left.length]).toEqual([file, entries]);
      opened++;
    }
    expect(opened).toBe(files.length);
  });
});
