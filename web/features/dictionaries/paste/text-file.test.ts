import { expect, test } from "vitest";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { readTextFile } from "./text-file.ts";

const read = (bytes: readonly number[], ...languages: LanguageCode[]): Promise<string> =>
  readTextFile(new Blob([Uint8Array.from(bytes)]), languages);

test("a file is UTF-8, whatever its languages, or UTF-16 by its mark", async () => {
  expect(await read([...new TextEncoder().encode("\uFEFFслово")], "uk")).toBe("слово");
  expect(await read([0xff, 0xfe, 0x41, 0x04], "uk")).toBe("с");
  expect(await read([0xfe, 0xff, 0x04, 0x41], "uk")).toBe("с");
});

test.each<[string, number[], LanguageCode[]]>([
  ["слово", [0xf1, 0xeb, 0xee, 0xe2, 0xee], ["uk", "en"]],
  ["слово", [0xf1, 0xeb, 0xee, 0xe2, 0xee], ["en", "ru"]],
  ["zażółć ä", [0x7a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0xe4], ["de", "pl"]],
  ["犬", [0x8c, 0xa2], ["ja", "en"]],
  ["été", [0xe9, 0x74, 0xe9], ["fr", "en"]],
  ["été", [0xe9, 0x74, 0xe9], []],
])("%s is read in the old encoding of its languages", async (text, bytes, languages) => {
  expect(await read(bytes, ...languages)).toBe(text);
});
