import { expect, test } from "vitest";

import { usedStyles } from "./used-styles.ts";

const HTML = '<main class="page wide"><p class="lead">…</p></main>';

test.each([
  ["an element's rule", "body{margin:0}", "body{margin:0}"],
  ["a class that occurs", ".page{color:red}", ".page{color:red}"],
  ["a class that does not", ".menu{color:red}", ""],
  [
    "a state of what occurs",
    ".page[data-open=true]:hover{color:red}",
    ".page[data-open=true]:hover{color:red}",
  ],
  ["one of two selectors", ".menu,.lead{color:red}", ".menu,.lead{color:red}"],
  ["inside of what does not occur", ".menu .lead{color:red}", ""],
  ["a comma within a selector", ":is(.menu,.page) .none{color:red}", ""],
  ["a condition around both", "@media print{.menu{top:0}.page{top:1px}}", "@media print{.page{top:1px}}"],
  ["a condition around nothing", "@media print{.menu{top:0}}", ""],
  ["a typeface", "@font-face{font-family:A;src:url(a)}", "@font-face{font-family:A;src:url(a)}"],
  [
    "an animation that is used",
    ".lead{animation:1s blink}@keyframes blink{50%{opacity:0}}",
    ".lead{animation:1s blink}@keyframes blink{50%{opacity:0}}",
  ],
])("%s", (_what, css, used) => {
  expect(usedStyles(css, HTML)).toBe(used);
});

test("an animation that nothing names goes too", () => {
  expect(usedStyles(".menu{animation:1s blink}@keyframes blink{50%{opacity:0}}p{top:0}", HTML)).toBe(
    "p{top:0}",
  );
});
