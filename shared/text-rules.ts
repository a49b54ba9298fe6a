import * as z from "zod/mini";

import {
  CODE_LENGTH,
  EXAMPLE_LENGTH,
  LENGTH,
  NOTE_LENGTH,
  PASSWORD_LENGTH,
  RECOVERY_CODES,
} from "./limits.ts";
import { complaintsAboutRaw } from "./text/bounds.ts";
import { complain, type Complaint } from "./validation.ts";

const LETTERS_AND_NUMBERS = "\\p{L}\\p{M}\\p{N}";
const NAME = new RegExp(`^[${LETTERS_AND_NUMBERS} .@#$_-]*$`, "u");
const EMAIL_CHARACTERS = new RegExp(`^[${LETTERS_AND_NUMBERS}.@#$_-]*$`, "u");
/** The joiners U+200C and U+200D are part of the spelling of Persian and several Indian scripts. */
const WORD = new RegExp(`^[${LETTERS_AND_NUMBERS}\\p{P}\\p{S} \\u200c\\u200d]*$`, "u");
const WORD_WITHOUT_COMMA = new RegExp(`^(?!.*,)[${LETTERS_AND_NUMBERS}\\p{P}\\p{S} \\u200c\\u200d]*$`, "u");
const EMAIL = /^[^@.]+(?:\.[^@.]+)*@[^@.]+(?:\.[^@.]+)+$/u;
const CONTROL_OR_LONE_SURROGATE = /[\p{Cc}\p{Cs}]/u;

/** Collapses white space (also tabs and newlines) to single spaces, trims, and normalises to NFC (contract §5). */
export const normalizeText = (text: string): string => text.replace(/\s+/gu, " ").trim().normalize("NFC");

/** Length in Unicode code points, the closest to how people count characters. */
export const characters = (text: string): number => [...text].length;

interface TextRule {
  min?: number;
  max: number;
  allowed: RegExp;
}

function complaintsAbout(text: string, { min = 0, max, allowed }: TextRule): Complaint[] {
  const length = characters(text);
  if (length === 0 && min > 0) return [{ key: "required" }];
  if (length < min) return [{ key: "at_least", length: min }];
  if (length > max) return [{ key: "at_most", length: max }];
  return allowed.test(text) ? [] : [{ key: "forbidden", ...refused(text, allowed) }];
}

/** At most this many refused characters are named. */
const MOST_NAMED = 5;
const VISIBLE = /^[\p{P}\p{S}]$/u;

/** The forbidden characters and the text without them; nothing unless all of them are visible. */
function refused(text: string, allowed: RegExp): Pick<Complaint, "refused" | "instead"> {
  const wrong = [...new Set(text)].filter((character) => !allowed.test(character));
  if (wrong.length === 0 || !wrong.every((character) => VISIBLE.test(character))) return {};
  const instead = normalizeText([...text].filter((character) => !wrong.includes(character)).join(""));
  return { refused: wrong.slice(0, MOST_NAMED), ...(instead && allowed.test(instead) ? { instead } : {}) };
}

/** A string whose size is bounded; only then is it normalised and checked. */
const raw = (max: number) => z.string().check((ctx) => complain(ctx, complaintsAboutRaw(ctx.value, max)));

/** Text that is normalised first and then checked against a rule; lengths are in characters. */
function text(rule: TextRule, normalize = normalizeText) {
  const typed = raw(rule.max);
  z.globalRegistry.add(typed, { ...(rule.min ? { minLength: rule.min } : {}), maxLength: rule.max });
  return z.pipe(
    z.pipe(typed, z.transform(normalize)),
    z.string().check((ctx) => complain(ctx, complaintsAbout(ctx.value, rule))),
  );
}

export const name = text({ min: 1, max: LENGTH.middle, allowed: NAME });
/** A name that people give a device; "MacBook (work)". */
export const passkeyName = text({ min: 1, max: LENGTH.middle, allowed: WORD });
/** A name that people give a program with access; "Yomitan (work)". */
export const tokenName = text({ min: 1, max: LENGTH.middle, allowed: WORD });
export const term = text({ min: 1, max: LENGTH.long, allowed: WORD });
export const definition = text({ min: 1, max: LENGTH.long, allowed: WORD_WITHOUT_COMMA });
/** An answer may contain anything printable, and also invisible format characters, which the judge ignores. */
export const answerText = text({ min: 1, max: LENGTH.long, allowed: /^[^\p{Cc}\p{Cs}]*$/u });
/** Like `answerText`, but it may be empty: an empty answer was given, too. */
export const givenText = text({ max: LENGTH.long, allowed: /^[^\p{Cc}\p{Cs}]*$/u });
export const filter = text({ max: LENGTH.middle, allowed: WORD });

/** An e-mail address as typed; addresses are compared without case (contract §3). */
export const email = z.pipe(
  z.pipe(
    raw(LENGTH.long),
    z.transform((value: string) => value.trim().normalize("NFC")),
  ),
  z.string().check((ctx) => {
    const complaints = complaintsAbout(ctx.value, {
      min: 1,
      max: LENGTH.long,
      allowed: EMAIL_CHARACTERS,
    }).map((complaint) => (complaint.refused ? { ...complaint, ...addressInstead(ctx.value) } : complaint));
    if (complaints.length === 0 && !EMAIL.test(ctx.value)) complaints.push({ key: "email" });
    complain(ctx, complaints);
  }),
);

/**
 * An address with a tag, such as ann+lists@example.com, reaches the same person without it. For other addresses nothing
 * is suggested.
 */
function addressInstead(address: string): Pick<Complaint, "instead"> {
  const untagged = address.replace(/\+[^@]*/u, "");
  const isOne = EMAIL_CHARACTERS.test(untagged) && EMAIL.test(untagged);
  return { instead: isOne ? untagged : undefined };
}

/** A new password: 8 to 32 characters with an uppercase letter, a lowercase letter and a digit (spec §5). */
export const password = z.pipe(
  z.pipe(
    raw(PASSWORD_LENGTH.max),
    z.transform((value: string) => value.normalize("NFC")),
  ),
  z.string().check((ctx) => {
    const { min, max } = PASSWORD_LENGTH;
    const complaints = complaintsAbout(ctx.value, { min, max, allowed: /^/u });
    const complete = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u].every((part) => part.test(ctx.value));
    if (complaints.length === 0 && (!complete || CONTROL_OR_LONE_SURROGATE.test(ctx.value)))
      complaints.push({ key: "password" });
    complain(ctx, complaints);
  }),
);

/**
 * A password that proves who somebody is: it is compared with the stored one, not checked against the rules. One that
 * is longer than any password is rejected unread.
 */
export const typedPassword = z.pipe(
  z.pipe(
    raw(LENGTH.long),
    z.transform((value: string) => value.normalize("NFC")),
  ),
  z
    .string()
    .check((ctx) => complain(ctx, complaintsAbout(ctx.value, { min: 1, max: LENGTH.long, allowed: /^/u }))),
);

export const code = z.pipe(
  z.pipe(
    raw(CODE_LENGTH),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check((ctx) => {
    if (ctx.value === "") complain(ctx, [{ key: "required" }]);
    else if (!/^[0-9]+$/.test(ctx.value)) complain(ctx, [{ key: "digits" }]);
    else if (ctx.value.length !== CODE_LENGTH) complain(ctx, [{ key: "exactly", length: CODE_LENGTH }]);
  }),
);

/**
 * Letters and digits of recovery codes. A character that is easily misread counts as the one it looks like: o is 0, i
 * and l are 1.
 */
export const RECOVERY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SECOND_STEP = new RegExp(`^(\\d{${CODE_LENGTH}}|[${RECOVERY_ALPHABET}]{${RECOVERY_CODES.length}})$`);

/** A one-time code, or a recovery code in any notation. */
export const secondStepCode = z.pipe(
  z.pipe(
    raw(LENGTH.middle),
    z.transform((value: string) => withoutGaps(value.toLowerCase())),
  ),
  z.string().check((ctx) => {
    if (ctx.value === "") complain(ctx, [{ key: "required" }]);
    else if (!SECOND_STEP.test(ctx.value)) complain(ctx, [{ key: "wrong_code" }]);
  }),
);

const withoutGaps = (text: string): string =>
  text.replace(/[\s-]/gu, "").replace(/o/g, "0").replace(/[il]/g, "1");

const LINE_BREAK = /\r\n?|[\u2028\u2029]/gu;
const LINES = /^[^\p{Cc}\p{Cs}\n]*(?:\n[^\p{Cc}\p{Cs}\n]*)*$/u;

/** Lines as normalised texts, without empty lines at both ends (contract §13). */
export function normalizeLines(text: string): string {
  const lines = text.replace(LINE_BREAK, "\n").split("\n").map(normalizeText);
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  return first === -1 ? "" : lines.slice(first, last + 1).join("\n");
}

export const note = text({ max: NOTE_LENGTH, allowed: LINES }, normalizeLines);
export const example = text({ max: EXAMPLE_LENGTH, allowed: LINES }, normalizeLines);
export const tag = text({ min: 1, max: LENGTH.short, allowed: WORD_WITHOUT_COMMA });

/** Tags with the same key are one tag: they are compared without case (contract §13). */
export const tagKey = (text: string): string => text.toUpperCase().toLowerCase().normalize("NFC");
