import * as z from "zod/mini";

import { unreadString } from "./bounded-string.ts";
import {
  CODE_LENGTH,
  EXAMPLE_LENGTH,
  LENGTH,
  NOTE_LENGTH,
  PASSWORD_LENGTH,
  RECOVERY_CODES,
} from "./limits.ts";
import { accepted, derived, short, split, trim, type Bounded } from "./text/bounds.ts";
import { lowerCase, nfc, pattern, upperCase, type Pattern } from "./text/transform.ts";
import { complain, type Complaint } from "./validation.ts";

const NAME = pattern(/^[\p{L}\p{M}\p{N} .@#$_-]*$/u);
const EMAIL_CHARACTERS = pattern(/^[\p{L}\p{M}\p{N}.@#$_-]*$/u);
/** The joiners U+200C and U+200D are part of the spelling of Persian and several Indian scripts. */
const WORD = pattern(/^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200c\u200d]*$/u);
const WORD_WITHOUT_COMMA = pattern(/^(?!.*,)[\p{L}\p{M}\p{N}\p{P}\p{S} \u200c\u200d]*$/u);
const PRINTABLE = pattern(/^[^\p{Cc}\p{Cs}]*$/u);
const ANYTHING = pattern(/^/u);
const EMAIL = /^[^@.]+(?:\.[^@.]+)*@[^@.]+(?:\.[^@.]+)+$/u;
const CONTROL_OR_LONE_SURROGATE = /[\p{Cc}\p{Cs}]/u;

/** Collapses white space (also tabs and newlines) to single spaces, trims, and normalises to NFC (contract §5). */
export const normalizeText = (text: Bounded): Bounded =>
  nfc(derived(text, text.replace(/\s+/gu, " ").trim()));

/** Length in Unicode code points, the closest to how people count characters. */
export const characters = (text: string): number => [...text].length;

interface TextRule {
  min?: number;
  max: number;
  allowed: Pattern;
}

function complaintsAbout(text: Bounded, { min = 0, max, allowed }: TextRule): Complaint[] {
  const length = characters(text);
  if (length === 0 && min > 0) return [{ key: "required" }];
  if (length < min) return [{ key: "at_least", length: min }];
  if (length > max) return [{ key: "at_most", length: max }];
  return allowed.test(text) ? [] : [{ key: "forbidden", ...refused(text, allowed) }];
}

/** At most this many refused characters are named. */
const MOST_NAMED = 5;
const VISIBLE = /^[\p{P}\p{S}]$/u;

/** The forbidden characters and the text without them. */
function refused(text: Bounded, allowed: Pattern): Pick<Complaint, "refused" | "instead"> {
  const wrong = [...new Set(text)].filter((character) => !allowed.test(character));
  if (wrong.length === 0) return {};
  const rest = [...text].filter((character) => !wrong.includes(character)).join("");
  const instead = normalizeText(derived(text, rest));
  return { refused: wrong.slice(0, MOST_NAMED).map(named), ...(instead && allowed.test(instead) ? { instead } : {}) };
}

/** A character that nobody sees is named by its code. */
const named = (character: string): string =>
  VISIBLE.test(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** What a text was refused as is read by nobody. */
const NOTHING = short("");

/** A text of at most so many characters: its size is checked first, then it is normalised, then it is checked itself. */
function textOf(
  max: number,
  normalize: (text: Bounded) => Bounded,
  complaintsOf: (text: Bounded) => Complaint[],
) {
  const typed = unreadString();
  const read = z.transform((raw: string, ctx: z.core.ParsePayload): Bounded => {
    const text = accepted(raw, max);
    if (typeof text !== "string") {
      complain(ctx, text);
      return NOTHING;
    }
    const normalized = normalize(text);
    complain(ctx, complaintsOf(normalized));
    return normalized;
  });
  return { typed, schema: z.pipe(typed, read) };
}

/** Text that is normalised first and then checked against a rule; lengths are in characters. */
function text(rule: TextRule, normalize = normalizeText) {
  const { typed, schema } = textOf(rule.max, normalize, (value) => complaintsAbout(value, rule));
  z.globalRegistry.add(typed, { ...(rule.min ? { minLength: rule.min } : {}), maxLength: rule.max });
  return schema;
}

export const name = text({ min: 1, max: LENGTH.middle, allowed: NAME });
/** A name that people give a device; "MacBook (work)". */
export const passkeyName = text({ min: 1, max: LENGTH.middle, allowed: WORD });
/** A name that people give a program with access; "Yomitan (work)". */
export const tokenName = text({ min: 1, max: LENGTH.middle, allowed: WORD });
export const term = text({ min: 1, max: LENGTH.long, allowed: WORD });
export const definition = text({ min: 1, max: LENGTH.long, allowed: WORD_WITHOUT_COMMA });
/** An answer may contain anything printable, and also invisible format characters, which the judge ignores. */
export const answerText = text({ min: 1, max: LENGTH.long, allowed: PRINTABLE });
/** Like `answerText`, but it may be empty: an empty answer was given, too. */
export const givenText = text({ max: LENGTH.long, allowed: PRINTABLE });
export const filter = text({ max: LENGTH.middle, allowed: WORD });

/** An e-mail address as typed; addresses are compared without case (contract §3). */
export const { schema: email } = textOf(
  LENGTH.long,
  (value) => nfc(trim(value)),
  (value) => {
    const complaints = complaintsAbout(value, {
      min: 1,
      max: LENGTH.long,
      allowed: EMAIL_CHARACTERS,
    }).map((complaint) => (complaint.refused ? { ...complaint, ...addressInstead(value) } : complaint));
    return complaints.length === 0 && !EMAIL.test(value) ? [{ key: "email" }] : complaints;
  },
);

/**
 * An address with a tag, such as ann+lists@example.com, reaches the same person without it. For other addresses nothing
 * is suggested.
 */
function addressInstead(address: Bounded): Pick<Complaint, "instead"> {
  const untagged = derived(address, address.replace(/\+[^@]*/u, ""));
  const isOne = EMAIL_CHARACTERS.test(untagged) && EMAIL.test(untagged);
  return { instead: isOne ? untagged : undefined };
}

/** A new password: 8 to 32 characters with an uppercase letter, a lowercase letter and a digit (spec §5). */
export const { schema: password } = textOf(PASSWORD_LENGTH.max, nfc, (value) => {
  const { min, max } = PASSWORD_LENGTH;
  const complaints = complaintsAbout(value, { min, max, allowed: ANYTHING });
  if (complaints.length > 0) return complaints;
  const complete = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u].every((part) => part.test(value));
  return complete && !CONTROL_OR_LONE_SURROGATE.test(value) ? [] : [{ key: "password" }];
});

/**
 * A password that proves who somebody is: it is compared with the stored one, not checked against the rules. One that
 * is longer than any password is rejected unread.
 */
export const { schema: typedPassword } = textOf(LENGTH.long, nfc, (value) =>
  complaintsAbout(value, { min: 1, max: LENGTH.long, allowed: ANYTHING }),
);

export const { schema: code } = textOf(CODE_LENGTH, trim, (value) => {
  if (value === "") return [{ key: "required" }];
  if (!/^[0-9]+$/.test(value)) return [{ key: "digits" }];
  return value.length === CODE_LENGTH ? [] : [{ key: "exactly", length: CODE_LENGTH }];
});

/**
 * Letters and digits of recovery codes. A character that is easily misread counts as the one it looks like: o is 0, i
 * and l are 1.
 */
export const RECOVERY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SECOND_STEP = new RegExp(`^(\\d{${CODE_LENGTH}}|[${RECOVERY_ALPHABET}]{${RECOVERY_CODES.length}})$`);

/** A one-time code, or a recovery code in any notation. */
export const { schema: secondStepCode } = textOf(
  LENGTH.middle,
  (value) => withoutGaps(lowerCase(value)),
  (value) => {
    if (value === "") return [{ key: "required" }];
    return SECOND_STEP.test(value) ? [] : [{ key: "wrong_code" }];
  },
);

const withoutGaps = (text: Bounded): Bounded =>
  derived(text, text.replace(/[\s-]/gu, "").replace(/o/g, "0").replace(/[il]/g, "1"));

const LINE_BREAK = /\r\n?|[\u2028\u2029]/gu;
const LINES = pattern(/^[^\p{Cc}\p{Cs}\n]*(?:\n[^\p{Cc}\p{Cs}\n]*)*$/u);

/** Lines as normalised texts, without empty lines at both ends (contract §13). */
export function normalizeLines(text: Bounded): Bounded {
  const lines = split(derived(text, text.replace(LINE_BREAK, "\n")), "\n").map(normalizeText);
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  return derived(text, first === -1 ? "" : lines.slice(first, last + 1).join("\n"));
}

export const note = text({ max: NOTE_LENGTH, allowed: LINES }, normalizeLines);
export const example = text({ max: EXAMPLE_LENGTH, allowed: LINES }, normalizeLines);
export const tag = text({ min: 1, max: LENGTH.short, allowed: WORD_WITHOUT_COMMA });

/** Tags with the same key are one tag: they are compared without case (contract §13). */
export const tagKey = (text: Bounded): Bounded => nfc(lowerCase(upperCase(text)));
