import { expect, test } from "vitest";

import { inParts } from "./start-in-parts.ts";

test("what the app imports is evaluated before it, in its order", () => {
  const html = `<head>
    <script nonce="n">theme()</script>
    <script type="module" crossorigin src="/assets/index-1.js" nonce="__NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js" nonce="__NONCE__">
    <link rel="modulepreload" crossorigin href="/assets/packages-1.js" nonce="__NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>`;
  expect(inParts(html)).toBe(`<head>
    <script nonce="n">theme()</script>
    <script type="module" crossorigin src="/assets/react-1.js" nonce="__NONCE__"></script>
    <script type="module" crossorigin src="/assets/packages-1.js" nonce="__NONCE__"></script>
    <script type="module" crossorigin src="/assets/index-1.js" nonce="__NONCE__"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>`);
});
