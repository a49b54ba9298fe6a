import { derived, type Bounded } from "../text/bounds.ts";
import { formsBySlash, isAbbreviation, type SlashRules } from "./slash-endings.ts";

/** At most this many readings of one text are compared. */
export const MOST_READINGS = 48;
/** The characters that allow more than one reading. */
export const MAY_BE_READ = /[/／(（[{]/;
// The page computes readings without loading the rules of any language.
const NO_RULES: SlashRules = { language: "", endings: new Set(), articles: new Set() };
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;

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
      for (const variant of withAndWithoutParentheses(side, rules)) {
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
  /** One text, or several to choose from. */
  texts: readonly string[];
  optional: boolean;
}

function withAndWithoutParentheses(text: string, rules: SlashRules): string[] {
  let variants = [""];
  let outside = "";
  for (const { texts, optional } of pieces(text, rules)) {
    if (!optional) outside += texts[0] ?? "";
    const longer = texts.flatMap((piece) => variants.map((variant) => variant + piece));
    if (longer.length > MOST_READINGS) return [text];
    variants = optional && longer.length <= MOST_READINGS / 2 ? [...longer, ...variants] : longer;
  }
  const all = outside.trim() === "" ? variants.slice(0, 1) : variants;
  return all.map((variant) => variant.replaceAll("  ", " ").trim());
}

// Nested and unbalanced parentheses are left unchanged and count as punctuation.
function pieces(text: string, rules: SlashRules): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  let open = text.indexOf("(");
  while (open !== -1) {
    const close = text.indexOf(")", open);
    if (close === -1) break;
    const inside = text.slice(open + 1, close);
    const isPart = LETTER.test(text[open - 1] ?? "") || LETTER.test(text[close + 1] ?? "");
    const choices = isPart ? inside.split("/") : [inside];
    found.push({ texts: [text.slice(start, open)], optional: false });
    found.push({ texts: choices, optional: choices.length === 1 || areEndings(choices, rules) });
    start = close + 1;
    open = text.indexOf("(", start);
  }
  found.push({ texts: [text.slice(start)], optional: false });
  return found;
}

// Without its part, some(one/body) is another word, and amig(o/a) is none. Lehrer(in/innen) is one.
const areEndings = (choices: readonly string[], { endings }: SlashRules): boolean =>
  choices.every((ending) => ending.length > 1 && endings.has(ending));

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
