import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { RichText } from "./rich-text.tsx";

test("what a tag surrounds becomes its part; a tag without one stays text", () => {
  const text = "<b>3</b> of <b>20</b>, <a>all</a> <i>here</i>";
  const parts = { b: createElement("b"), a: createElement("a", { href: "/menu" }) };
  expect(renderToStaticMarkup(createElement(RichText, { text, parts }))).toBe(
    '<b>3</b> of <b>20</b>, <a href="/menu">all</a> &lt;i&gt;here&lt;/i&gt;',
  );
});
