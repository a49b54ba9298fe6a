const PAIRS: Readonly<Record<string, string>> = {
  "(": ")",
  "[": "]",
  "{": "}",
  "（": "）",
  "「": "」",
  "«": "»",
  "“": "”",
  "„": "“",
  '"': '"',
};

const OPENS = /[([{（「«“„"]/;

/** A character that separates nothing. */
const FILLER = "x";

/**
 * The text with everything in brackets or quotes replaced, at the same length; one that is never closed has no effect.
 */
export function hidden(text: string): string {
  if (!OPENS.test(text)) return text;
  const covered = text.split("");
  const open: { closes: string; at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const last = open.at(-1);
    if (last && character === last.closes && !isInch(text, at, last)) {
      open.pop();
      if (open.length === 0) covered.fill(FILLER, last.at, at + 1);
    } else if (PAIRS[character] !== undefined && open.length < DEEPEST && opens(text, at))
      open.push({ closes: PAIRS[character], at });
  }
  return covered.join("");
}

const DEEPEST = 8;

/** A straight quote opens only where a word begins: 12" is a length. */
const opens = (text: string, at: number): boolean =>
  text.charAt(at) !== '"' || at === 0 || /[\s(\-–=:;,|\t]/.test(text.charAt(at - 1));

/** Two straight quotes in a row enclose nothing: they are inches. */
const isInch = (text: string, at: number, { at: start }: { at: number }): boolean =>
  text.charAt(at) === '"' && at === start + 1;
