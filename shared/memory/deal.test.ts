import fc from "fast-check";
import { expect, test } from "vitest";

import { deal, type NewCards } from "./deal.ts";

const cards = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);
const dictionary = (name: string, count: number, more: Partial<NewCards<string>> = {}): NewCards<string> => ({
  begun: 0,
  newPerDay: null,
  cards: cards(name, count),
  ...more,
});

test("new cards are dealt in turns, the dictionary that was created first comes first", () => {
  expect(deal([dictionary("a", 9), dictionary("b", 9)], 5)).toEqual(["a0", "b0", "a1", "b1", "a2"]);
});

test("who has begun fewer today comes first", () => {
  const dictionaries = [dictionary("a", 9, { begun: 3 }), dictionary("b", 9, { begun: 1 })];
  expect(deal(dictionaries, 5)).toEqual(["b0", "b1", "a0", "b2", "a1"]);
});

test("a dictionary that has no card left, or has reached its own number, is passed over", () => {
  const dictionaries = [
    dictionary("a", 1),
    dictionary("b", 9, { newPerDay: 2 }),
    dictionary("c", 9, { newPerDay: 0 }),
    dictionary("d", 9, { newPerDay: 3, begun: 3 }),
    dictionary("e", 9),
  ];
  expect(deal(dictionaries, 7)).toEqual(["a0", "b0", "e0", "b1", "e1", "e2", "e3"]);
});

test("what is dealt is as many as may be, in order, and as even as the dictionaries allow", () => {
  const count = fc.nat(30);
  const dictionaries = fc.array(
    fc.record({ begun: count, newPerDay: fc.option(count), cards: count.map((size) => cards("x", size)) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(dictionaries, fc.integer({ min: -5, max: 60 }), (sizes, most) => {
      const named = sizes.map((one, index) => ({
        ...one,
        cards: one.cards.map((card) => `${index} ${card}`),
      }));
      const dealt = deal(named, most);
      const of = named.map((_, index) => dealt.filter((card) => card.startsWith(`${index} `)));
      const rooms = named.map((one) =>
        Math.min(one.cards.length, Math.max(0, (one.newPerDay ?? Infinity) - one.begun)),
      );
      expect(dealt).toHaveLength(Math.max(0, Math.min(most, sum(rooms))));
      named.forEach((one, index) => {
        const own = of[index] ?? [];
        expect(own).toEqual(one.cards.slice(0, own.length));
        // A dictionary that could have had one more has no fewer than any that was given one.
        if (own.length < (rooms[index] ?? 0))
          named.forEach((other, at) => {
            const others = of[at]?.length ?? 0;
            if (others > 0) expect(other.begun + others).toBeLessThanOrEqual(one.begun + own.length + 1);
          });
      });
    }),
  );
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
