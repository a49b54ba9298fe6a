import { expect, test } from "vitest";

import { growthOf, LINEAR } from "../../test/processor-time.ts";
import { htmlToText } from "./html-text.ts";

test.each([
  ["dog", "dog"],
  ["a<br>b<br/>c<BR />d", "a\nb\nc\nd"],
  ["<div>a</div><div>b</div>", "a\nb"],
  ["a<div>b<div>c</div></div>d", "a\nb\nc\nd"],
  ["a<div><br></div><div><br></div><div><br></div>b", "a\n\nb"],
  ["<p>a</p>\n<p>b</p>", "a\nb"],
  ["<ol><li>one</li>\n<li>two<ul><li>three</ul></ol>", "one\ntwo\nthree"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"],
  ["a\n  b\t c", "a b c"],
  ["<pre>a\n b</pre>c\nd", "a\nb\nc d"],
  ["<b>be</b>au<i>ti</i>ful", "beautiful"],
  [
    "a&nbsp;&nbsp;b &amp;amp; &lt;br&gt; &#39;c&#x27; &eacute;&unknown; &#99999999; AT&T",
    "a b &amp; <br> 'c' é&unknown; &#99999999; AT&T",
  ],
  ["soft&shy;hyphen zero\u200bwidth می\u200cخواهم", "softhyphen zerowidth می\u200cخواهم"],
  ["<ruby>食<rt>た</rt></ruby>べる", "食(た)べる"],
  ["<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</ruby><ruby>x<rt></rt></ruby>", "漢(かん)字(じ)x"],
  [" 漢字[かんじ]を 読[よ]む", "漢字(かんじ)を読(よ)む"],
  ["dog [noun]", "dog [noun]"],
  ["犬[sound:inu.mp3] <img src='a>b.png' alt=\"x > y\">!", "犬 !"],
  ["<style>.a > b {}</style>a<script>alert('</div>')</script>b<!-- > c -->d", "abd"],
  ["1 < 2, <3 and a > b", "1 < 2, <3 and a > b"],
  ["a <b", "a"],
  ["a<script>b", "a"],
  ["a<!--b", "a"],
  ['a<a href="b>c', "a"],
  ["", ""],
])("%j reads %j", (html, text) => {
  expect(htmlToText(html, 1000)).toBe(text);
});

test.each([
  "<",
  "<a ",
  '<a b="',
  "<!--",
  "<script>",
  "</",
  "&",
  "&#",
  "<ruby><rt>",
  "[sound:",
  "漢",
  "漢[",
  "<pre>\n",
  "<div>",
  "<br>",
  " ",
])("a long run of %j is read in a time that grows with its length", async (piece) => {
  expect(await growthOf(piece.repeat(10_000), (text) => htmlToText(text, text.length))).toBeLessThan(LINEAR);
});
