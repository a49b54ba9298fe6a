import { afterEach, expect, it, vi } from "vitest";

import { storeDraft, storedDraft } from "./draft.ts";

const place = { exercise: "review", of: "a card" } as const;

afterEach(() => vi.unstubAllGlobals());

function tabWith(text: string | null): void {
  let kept = text;
  vi.stubGlobal("sessionStorage", {
    getItem: () => kept,
    setItem: (_: string, value: string) => (kept = value),
  });
}

it("is the text typed for the same question", () => {
  tabWith(null);
  expect(storedDraft(place)).toBe("");
  storeDraft(place, "Haus");
  expect(storedDraft(place)).toBe("Haus");
  expect(storedDraft({ ...place, of: "another" })).toBe("");
});

it.each(["{", '"Haus"', '{"of":"a card","text":1}', "[]"])("is empty where the tab keeps %s", (text) => {
  tabWith(text);
  expect(storedDraft(place)).toBe("");
});

it("is forgotten where the storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
  expect(() => storeDraft(place, "Haus")).not.toThrow();
  expect(storedDraft(place)).toBe("");
});
