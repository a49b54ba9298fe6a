import { cut, type Bounded } from "./bounds.ts";
import { withoutEntities } from "./entities.ts";
import { htmlTokens } from "./html-tokens.ts";

const BLOCKS = new Set(
  (
    "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 " +
    "h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);
/** Elements whose contents are not shown. */
const UNREAD = new Set(["head", "noscript", "rp", "script", "style", "template", "textarea", "title"]);
const SPACES = /[ \t\n\r\f\u00a0\u2000-\u200a\u202f\u3000]+/gu;
/** Contains no other one, so that each is read once. */
const SOUND = /\[sound:(?:(?!\[sound:)[^\]\n]){1,500}\]/gu;
/** Without the joiners U+200C and U+200D, which belong to the spelling. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const KANJI_WITH_KANA =
  / ?([\p{sc=Han}々〆ヶ][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ヶー]{0,15})\[([\p{sc=Hiragana}\p{sc=Katakana}ー・]{1,32})\]/gu;

/**
 * A field of a flashcard as plain text: blocks, list items and `<br>` begin a line, readings above a word become "(…)",
 * pictures and sounds are omitted. Only the first so many UTF-16 units are read. The time is linear in their number,
 * whatever they contain.
 */
export function htmlToText(field: string, most: number): Bounded {
  const lines = new Lines();
  for (const token of htmlTokens(cut(field, most), (element) => UNREAD.has(element)))
    if ("text" in token) lines.write(token.text);
    else lines.tag(token.element, token.closing);
  return cut(lines.text(), most);
}

class Lines {
  readonly #lines: string[] = [];
  #line = "";
  /** Whether the line has only white space so far. */
  #blank = true;
  #preformatted = false;
  /** The reading above a word that is being written; it is not in the line yet. */
  #reading: string | null = null;

  write(raw: string): void {
    if (raw === "") return;
    if (!this.#preformatted) this.#add(withoutEntities(raw.replace(/[\t\n\r\f]+/g, " ")));
    else
      for (const [index, line] of raw.split(/\r\n?|\n/).entries()) {
        if (index > 0) this.#break();
        this.#add(withoutEntities(line));
      }
  }

  tag(element: string, closing: boolean): void {
    if (element === "br") this.#break();
    else if (element === "td" || element === "th") this.#add(" ");
    else if (/^r(?:uby|b|t|p|tc)$/.test(element)) this.#ruby(element === "rt" && !closing);
    else if (BLOCKS.has(element)) this.#endOfBlock();
    if (element === "pre") this.#preformatted = !closing;
  }

  text(): string {
    this.#endOfBlock();
    const lines = this.#lines.map(readable);
    return lines
      .filter((line, index) => line !== "" || lines[index - 1] !== "")
      .join("\n")
      .trim();
  }

  #add(text: string): void {
    if (this.#reading === null) this.#line += text;
    else this.#reading += text;
    this.#blank &&= text.trim() === "";
  }

  #ruby(begins: boolean): void {
    if (this.#reading !== null && this.#reading.trim() !== "") this.#line += `(${this.#reading})`;
    this.#reading = begins ? "" : null;
  }

  #endOfBlock(): void {
    if (!this.#blank) this.#break();
    else this.#line = "";
  }

  #break(): void {
    this.#ruby(false);
    this.#lines.push(this.#line);
    this.#line = "";
    this.#blank = true;
  }
}

const readable = (line: string): string =>
  line
    .replace(SOUND, "")
    .replace(INVISIBLE, "")
    .replace(SPACES, " ")
    .replace(KANJI_WITH_KANA, "$1($2)")
    .trim();
