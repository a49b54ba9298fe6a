import { derived, type Bounded } from "../text/bounds.ts";
import { formsBySlash, isAbbreviation, type SlashRules } from "./slash-endings.ts";

/** At most this many readings of one text are compared. */
export const MOST_READINGS = 48;
/** The characters that allow more than one reading. */
export const MAY_BE_READ = /[/／(（[{]/;
// The page computes readings without loading the rules of any language.
const NO_RULES: SlashRules = { language: "", endings: new Set(), articles: new Set() };
const DIGIT = /\p{Nd}/u;

/**
 * All readings of a text: "car / automobile" also means each side alone, "he/she goes" also "he goes", "colo(u)r" also
 * "color" and "colour". The text as it is comes first.
 */
export function readingsOf(text: Bounded, rules: SlashRules = NO_RULES): Bounded[] {
  if (!MAY_BE_READ.test(text)) return [text];
  const plain = derived(
    text,
    text
      .replaceAll("／", "/")
      .replace(/[（[{]/g, "(")
      .replace(/[）\]}]/g, ")"),
  );
  const readings = new Set([plain]);
  for (const form of formsBySlash(plain, rules) ?? [plain]) {
    for (const side of [form, ...sides(form)]) {
      for (const variant of withAndWithoutParentheses(side)) {
        for (const choice of wordChoices(variant)) {
          if (choice !== "") readings.add(derived(text, choice));
          if (readings.size >= MOST_READINGS) return [...readings];
        }
      }
    }
  }
  return [...readings];
}

// A slash separates, except in parentheses, between digits (24/7) or in an abbreviation (km/h).
function sides(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (character === "/" && depth === 0 && !isWhole(text, at)) {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  if (found.length === 0) return [];
  found.push(text.slice(start).trim());
  return found.filter((side) => side !== "");
}

function isWhole(text: string, slash: number): boolean {
  if (DIGIT.test(text[slash - 1] ?? "") && DIGIT.test(text[slash + 1] ?? "")) return true;
  const end = text.indexOf(" ", slash);
  return isAbbreviation(text.slice(text.lastIndexOf(" ", slash) + 1, end === -1 ? undefined : end));
}

interface Piece {
  text: string;
  optional: boolean;
}

function withAndWithoutParentheses(text: string): string[] {
  let variants = [""];
  let outside = "";
  for (const piece of pieces(text)) {
    if (!piece.optional) outside += piece.text;
    const longer = variants.map((variant) => variant + piece.text);
    variants = piece.optional && variants.length <= MOST_READINGS / 2 ? [...longer, ...variants] : longer;
  }
  const all = outside.trim() === "" ? variants.slice(0, 1) : variants;
  return all.map((variant) => variant.replaceAll("  ", " ").trim());
}

// Nested and unbalanced parentheses are left unchanged and count as punctuation.
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  let open = text.indexOf("(");
  while (open !== -1) {
    const close = text.indexOf(")", open);
    if (close === -1) break;
    found.push({ text: text.slice(start, open), optional: false });
    found.push({ text: text.slice(open + 1, close), optional: true });
    start = close + 1;
    open = text.indexOf("(", start);
  }
  found.push({ text: text.slice(start), optional: false });
  return found;
}

// "he/she goes": a slash without spaces, in a text of several words, offers a choice between words.
function wordChoices(text: string): string[] {
  if (!text.includes("/") || !text.includes(" ")) return [text];
  let choices = [""];
  for (const word of text.split(" ")) {
    const options =
      word.length > 1 && !DIGIT.test(word) && !isAbbreviation(word)
        ? word.split("/").filter((option) => option !== "")
        : [word];
    if (choices.length * options.length > MOST_READINGS) return [text];
    choices = choices.flatMap((choice) =>
      options.map((option) => (choice === "" ? option : `${choice} ${option}`)),
    );
  }
  return [text, ...choices];
}
