import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withAccounts } from "../../../test/accounts.ts";
import { costOf } from "./actions.ts";

const server = await withAccounts();
const owner = await server.user("owner@example.test");
const { token } = await owner.ok(api.tokens.create, { body: { name: "asbplayer" } });

async function errorOf(action: string, params: string): Promise<unknown> {
  const body = `{"action": "${action}", "version": 6, "params": ${params}}`;
  const response = await fetch(`${server.url}/api/ankiconnect/${token}`, { method: "POST", body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { error: unknown }).error;
}

/** Values of JSON, some of which JavaScript cannot turn into a number or a text. */
const NO_IDS = [
  '{"toString": 1, "valueOf": 1}',
  '[{"toString": 1}]',
  '{"__proto__": null}',
  "[[[1]]]",
  '"1"',
  "null",
];

test.each([
  ["notesInfo", "notes", null],
  ["cardsInfo", "cards", null],
  ["cardsToNotes", "cards", null],
  ["notesModTime", "notes", null],
  ["cardsModTime", "cards", null],
  ["areSuspended", "cards", null],
  ["addTags", "notes", null],
  ["removeTags", "notes", null],
  ["deleteNotes", "notes", null],
  ["areDue", "cards", "Card was not found: None"],
  ["getIntervals", "cards", "Card was not found: None"],
  ["suspend", "cards", "Card was not found: None"],
  ["unsuspend", "cards", "Card was not found: None"],
])("%s takes what is no number for the id of nothing", async (action, list, error) => {
  for (const id of NO_IDS) expect(await errorOf(action, `{"${list}": [${id}], "tags": "x"}`), id).toBe(error);
});

test("other places of ids take what is no number for the id of nothing", async () => {
  for (const id of NO_IDS) {
    const error = await errorOf("updateNoteFields", `{"note": {"id": ${id}, "fields": {"Term": "x"}}}`);
    expect(error, id).toBe("Note was not found: None");
    const complete = await errorOf("getIntervals", `{"cards": [${id}], "complete": true}`);
    expect(complete, id).toBe("Card was not found: None");
  }
});

test("a list that an action does not read makes a call no cheaper", () => {
  const cards = Array.from({ length: 1000 }, (_, at) => at);
  const params = { cards, notes: [] };
  expect(costOf({ action: "cardsInfo", params })).toBe(costOf({ action: "cardsInfo", params: { cards } }));
});
