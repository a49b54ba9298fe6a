import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { boundedString, formatted } from "../bounded-string.ts";
import { INTERFACE_LANGUAGES, LANGUAGE_CODES } from "../languages.ts";
import { DAY, WORDS_PER_REQUEST } from "../limits.ts";
import { short } from "../text/bounds.ts";
import { lowerCase } from "../text/transform.ts";
import { besideEntries, complain, complainOfDuplicates } from "../validation.ts";

const inLowerCase = z.overwrite((text: string) => lowerCase(short(text)));

export const time = formatted("datetime", z.iso.datetime());
/** Of a time that a client sent: V8 misreads one with more than nine digits after the milliseconds. */
export const millisecondsOf = (at: string): number => Date.parse(at.replace(/(\.\d{3})\d+/, "$1"));
/** A learner's day, as a date in their time zone. */
export const day = formatted("date", z.iso.date());
export const id = formatted("uuid", z.uuid().check(inLowerCase));
/** Made by a client; sorted by the time when. */
export const newId = formatted("uuid", z.uuidv7().check(inLowerCase));
/** The words that a request names. */
export const wordIds = atMost(
  WORDS_PER_REQUEST,
  z.array(id).check(
    z.minLength(1),
    z.maxLength(WORDS_PER_REQUEST),
    besideEntries<string>((ctx) => complainOfDuplicates(ctx, ctx.value)),
  ),
);
/** The largest body of such a request: 39 bytes for an id, and what stands around them. */
export const WORD_IDS_BYTES = 256 * 1024;
export const interfaceLanguage = z.enum(INTERFACE_LANGUAGES);
export const languageCode = z.enum(LANGUAGE_CODES);

/** Which side of a word a card shows: its term, or its definitions. */
export const CARD_DIRECTIONS = ["forward", "backward"] as const;

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
export const timeZone = z.pipe(
  boundedString(63),
  z.string().check((ctx) => {
    if (!isTimeZone(ctx.value)) complain(ctx, [{ key: "invalid" }]);
  }),
);

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

export const newCardsPerDay = z.int().check(z.minimum(DAY.newCards.min), z.maximum(DAY.newCards.max));
