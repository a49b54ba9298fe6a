import { describe, expect, test } from "vitest";

import { growthOf, LINEAR } from "../../../test/processor-time.ts";
import { definitionsIn, definitionsText } from "./definitions.ts";

/** Layouts as Yomitan's templates and its dictionaries have them, with texts of our own. */
const read = (html: string): string[] => definitionsIn(definitionsText(html, 0x20000));

const around = (html: string): string =>
  `<div style="text-align: left;" class="yomitan-glossary">${html}</div>`;

/** An entry of a dictionary that marks its parts. */
const MARKED = `
  <span class="structured-content"><ul data-sc-content="sense-groups" class="gloss-sc-ul"><li data-sc-content="sense-group">
    <span data-sc-content="part-of-speech-info" data-sc-class="tag" title="noun (common)">noun</span>
    <span data-sc-code="vs" title="takes suru">suru</span>
    <ol><li data-sc-content="sense"><ul data-sc-content="glossary"><li>walk</li><li>stroll (in a park, say)</li></ul>
      <div data-sc-content="extra-info"><div data-sc-content="example-sentence">Ein Beispiel.</div></div></li>
    <li data-sc-content="sense"><ul class="gloss-sc-ul" data-sc-content='glossary'><li>outing</li></ul></li></ol>
  </li>
  <li data-sc-content="forms"><span>forms</span><table><tr><th>散歩</th><td>○</td></tr></table></li></ul>
  <div data-sc-content="attribution"><a href="https://example.test/"><span>Somebody’s dictionary</span></a></div></span>`;

describe("the definitions of a glossary are its translations", () => {
  test.each([
    ["with labels", "<i>(n, vs, Wörter 2)</i> <ul><li>walk</li><li>stroll</li></ul>", ["walk", "stroll"]],
    ["of one translation", "<i>(★, 1-dan, Wörter)</i> to eat", ["to eat"]],
    ["without labels", "<ul><li>walk</li><li>stroll</li></ul>", ["walk", "stroll"]],
    ["in one line", "<i>(v5, Wörter)</i> to hit | to strike", ["to hit", "to strike"]],
    ["for some spellings", "<i>(n, Wörter)</i> (打, 討 only) to hit", ["to hit"]],
    [
      "with styles of the dictionary",
      "<i>(n)</i> <ul><li>walk</li></ul><style>.yomitan-glossary { ul[data-sc-content='glossary'] { color: red; } }</style>",
      ["walk"],
    ],
    [
      "of several dictionaries",
      '<ol><li data-dictionary="Wörter"><i>(n, Wörter)</i> <ul><li>walk</li><li>stroll</li></ul></li>' +
        '<li data-dictionary="Mehr Wörter"><i>(Mehr Wörter)</i> promenade</li></ol>',
      ["walk", "stroll", "promenade"],
    ],
    [
      "with an entry of spellings",
      '<ol><li data-dictionary="Wörter"><i>(n, Wörter)</i> walk</li>' +
        '<li data-dictionary="Wörter"><i>(forms, Wörter)</i> <ul><li>散歩</li><li>さんぽ</li></ul></li>' +
        '<li data-dictionary="Mehr"><i>(Mehr)</i> stroll</li></ol>',
      ["walk", "stroll"],
    ],
    ["that marks its parts", MARKED, ["walk", "stroll (in a park; say)", "outing"]],
    [
      "of which one dictionary marks its parts",
      `<ol><li data-dictionary="A"><i>(A)</i> ${MARKED}</li><li data-dictionary="B"><i>(n, B)</i> wander</li></ol>`,
      ["walk", "stroll (in a park; say)", "outing", "wander"],
    ],
    [
      "that marks labels alone",
      '<i>(B)</i> <div><span data-sc-content="tags"><span data-sc-class="tag">noun</span></span><div>dog</div>' +
        '<details data-sc-content="details-entry-Grammar"><summary>Grammar</summary>genitive Hundes</details></div>',
      ["dog"],
    ],
  ])("%s", (_, html, definitions) => {
    expect(read(around(html))).toEqual(definitions);
  });

  test("in plain text the names of dictionaries are on lines of their own", () => {
    expect(read("(Wörter)<br>walk<br>stroll<br>(Mehr)<br>outing")).toEqual(["walk", "stroll", "outing"]);
  });

  test("a word is never left without any", () => {
    expect(read("(polite)")).toEqual(["(polite)"]);
    expect(read(around("<i>(forms, Wörter)</i> 散歩"))).toEqual(["(forms; Wörter) 散歩"]);
  });
});

test("what is no glossary stays as it is", () => {
  expect(read("<i>(to)</i> go<br>walk | run")).toEqual(["(to) go", "walk | run"]);
  expect(read("noun<br>forms")).toEqual(["noun", "forms"]);
});

test.each([
  "<i>(",
  '<li data-sc-content="forms">',
  "<b data-sc-code=>",
  "</b>",
  "<b><i>(a)</i>",
  "<ul data-sc-content='glossary'>",
])("a long run of %j is read in a time that grows with its length", async (piece) => {
  expect(await growthOf(piece.repeat(0x10000 / piece.length), (text) => read(around(text)))).toBeLessThan(
    LINEAR,
  );
});
