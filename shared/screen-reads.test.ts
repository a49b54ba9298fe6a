import { expect, test } from "vitest";

import { FIRST_READS, OFFLINE_READS } from "./screen-reads.ts";
import { SCREEN_ROWS } from "./screens.ts";

const OPENED = {
  params: { dictionaryId: "0192f0c1-7a3b-7d5e-8f10-1234567890ab" },
  query: new URLSearchParams(),
  sorting: {
    dictionariesSort: "date",
    dictionariesSortDirection: -1,
    dictionaryWordsSort: "default",
    dictionaryWordsSortDirection: -1,
  },
} as const;

test("what a screen asks first that works without a network is kept", () => {
  const names = SCREEN_ROWS.filter(([, { worksOffline }]) => worksOffline).map(([name]) => name);
  expect(names).not.toEqual([]);
  for (const name of names)
    for (const [endpoint] of FIRST_READS[name]?.(OPENED) ?? []) expect(OFFLINE_READS).toContain(endpoint);
});
