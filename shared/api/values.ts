import * as z from "zod/mini";

import { INTERFACE_LANGUAGES, LANGUAGE_CODES } from "../languages.ts";
import { complain } from "../validation.ts";

export const time = z.iso.datetime();
export const id = z.uuid().check(z.toLowerCase());
export const interfaceLanguage = z.enum(INTERFACE_LANGUAGES);
export const languageCode = z.enum(LANGUAGE_CODES);

/** 1 is ascending, -1 descending; a number or a string (spec §3). */
export const direction = z.pipe(
  z.union([z.literal([1, -1]), z.literal(["1", "-1"])]),
  z.transform((value): Direction => (Number(value) === 1 ? 1 : -1)),
);
export type Direction = 1 | -1;
export const directionAnswer = z.literal([1, -1]);

/**
 * An IANA name ("Europe/Kyiv") that this platform supports. Offsets are rejected because they know no daylight saving
 * time.
 */
export const timeZone = z.string().check(z.maxLength(63), (ctx) => {
  if (!isTimeZone(ctx.value)) complain(ctx, [{ key: "invalid" }]);
});

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

export const dictionariesSort = z.enum(["name", "date", "words"]);
export const wordsSort = z.enum(["default", "date", "term"]);

export type DictionariesSort = z.infer<typeof dictionariesSort>;
export type WordsSort = z.infer<typeof wordsSort>;

export const count = z.int().check(z.minimum(0));
