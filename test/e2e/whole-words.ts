import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Expects that no word on the current screen is broken where it need not be. */
export const expectWholeWords = (page: Page, message = "broken words"): Promise<void> =>
  expect.poll(() => brokenWords(page), { message }).toEqual([]);

/**
 * Words that stand on two lines although one of them has room for the whole word, with `|` at the break. What names a
 * thing breaks only at its hyphens, which a word that somebody wrote need not have. The browser of the tests has no
 * dictionaries for `hyphens: auto`.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMES = "h1, h2, h3, h4, button, [data-variant], nav a, label, legend, summary, th, dt";
    const ADDRESS = /\S*[/@]\S*/gu;
    const WRITTEN = "body [lang], body [dir]";
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOnSeveralLines(node) && isSeen(node.parentElement))
        for (const word of brokenIn(node)) found.add(word);
    return [...found];

    function brokenIn(node: Node): string[] {
      const room = lineWidth(node);
      const names = node.parentElement?.closest(NAMES) && !node.parentElement.closest(WRITTEN);
      const words = (node.textContent ?? "")
        .replace(ADDRESS, blank)
        .matchAll(/[\p{L}\p{M}\p{N}\u00ad’]{2,}/gu);
      return [...words].flatMap(({ 0: word, index }) => {
        const pieces = linesOf(node, index, word);
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        const hyphenated = pieces.slice(0, -1).every(({ text }) => text.endsWith("\u00ad"));
        const isBroken = pieces.length > 1 && (width <= room || (names && !hyphenated));
        return isBroken ? [pieces.map(({ text }) => text).join("|")] : [];
      });
    }

    /** Addresses break anywhere; what stands after them keeps its place. */
    function blank(text: string): string {
      return " ".repeat(text.length);
    }

    /** The parts of a word on each line, by the places of its letters. */
    function linesOf(node: Node, index: number, word: string): { text: string; width: number }[] {
      const pieces: { text: string; width: number; top: number }[] = [];
      for (const { 0: letter, index: at } of word.matchAll(/./gsu)) {
        const { width, height, top } = placeOf(node, index + at, index + at + letter.length);
        const piece = pieces.at(-1);
        // Letters reach into the line above them where lines are set close.
        if (!piece || (width > 0 && top > piece.top + height / 2)) pieces.push({ text: letter, width, top });
        else {
          piece.text += letter;
          piece.width += width;
        }
      }
      return pieces;
    }

    /** The first letter of a line has an empty place at the end of the line before it, too. */
    function placeOf(node: Node, start: number, end: number): DOMRect {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].at(-1) ?? new DOMRect();
    }

    function isOnSeveralLines(node: Node): boolean {
      if (!node.textContent?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    }

    /** What only screen readers say is clipped. */
    function isSeen(element: Element | null): boolean {
      for (let each = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== "none") return false;
      return true;
    }

    /** How wide a line may be where the text stands. */
    function lineWidth(node: Node): number {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      if (!block) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    }
  });
