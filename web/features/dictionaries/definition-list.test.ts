import { expect, test } from "vitest";

import { addDefinition, splitDefinitions } from "./definition-list.ts";

test("a comma ends a definition and the next begins without its space", () => {
  expect(splitDefinitions("to bear, to end")).toEqual({ whole: ["to bear"], rest: "to end" });
});

test("a pasted list falls apart at every comma, whatever its script", () => {
  expect(splitDefinitions("терпіти, 耐える、مدرسة، x")).toEqual({
    whole: ["терпіти", " 耐える", "مدرسة"],
    rest: "x",
  });
});

test("a space within what is typed stays while it is typed", () => {
  expect(splitDefinitions(" free ")).toEqual({ whole: [], rest: " free " });
});

test("blank, repeated and surplus definitions are not added", () => {
  expect(addDefinition(["bear"], "  ", 3)).toEqual(["bear"]);
  expect(addDefinition(["bear"], " bear ", 3)).toEqual(["bear"]);
  expect(addDefinition(["bear", "endure"], "stand", 2)).toEqual(["bear", "endure"]);
  expect(addDefinition(["bear"], "to  stand\u00a0it", 3)).toEqual(["bear", "to stand it"]);
});
