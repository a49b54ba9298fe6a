import { withoutEntities } from "../../../../shared/text/entities.ts";

const BLOCK = /<\/?(?:br|p|div|li|ul|ol|tr)\b[^<>]{0,200}>/gi;
const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,500})?\/?>/gi;
const IS_HTML = /<\/?[a-z]|&[a-z#]/i;
/**
 * What nobody sees and no word may have, such as direction marks in a chat; the two joiners are kept, because they
 * belong to the spelling.
 */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** The visible text of what may be HTML; its block elements become a list. */
export const readable = (text: string): string => withoutHtml(text).replace(INVISIBLE, "");

function withoutHtml(text: string): string {
  if (!IS_HTML.test(text)) return text;
  const untagged = text
    .replace(/<\/td>\s{0,20}<td\b[^<>]{0,200}>/gi, "\t")
    .replace(BLOCK, ", ")
    .replace(TAG, "");
  return withoutEntities(untagged)
    .replace(/(?!\t)[\p{Cc}\u00a0]/gu, " ")
    .replace(/^[,\s]+|(?<![,\s])[,\s]+$/g, "");
}

/** The sender's name and the time before a message, and marks of a quoted mail. */
const CHAT =
  /^\[?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? {1,2})?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: [-–])? [^:]{1,40}: /i;
const QUOTED = /^(?:> ?)+/;
const BULLET = /^(?:[-*+•·▪◦‣●○■□☐☑✓✔►▶➤❖–—]|\[[ xX]?\])\s+/u;
const NUMBER = /^(?:\(?\d{1,4}[.):\]]|№ ?\d{1,4}|#\d{1,4}|\(?[a-z]\))(?:\s+|(?=\p{Lo}))/iu;

/** A line without its number, its bullet, and the marks of a quoted mail or of a chat. */
export function withoutMarks(line: string): string {
  let rest = line
    .replace(/^[ \u00a0]+/, "")
    .replace(QUOTED, "")
    .replace(CHAT, "");
  for (const mark of [BULLET, NUMBER, BULLET]) rest = rest.replace(mark, "");
  return rest.replace(/^\|\s?/, "").replace(/\s?\|\s*$/, "");
}

/** A rule of a table, or one between two parts of a list. */
export const isRule = (line: string): boolean => /^[\s|:+=_\-–—*~.]*$/.test(line);

/** A line for a program: a setting of Anki's text export, or what tells Excel its delimiter. */
export const isSetting = (line: string): boolean =>
  /^#[a-z][a-z ]{1,30}:/i.test(line) || /^sep=.?\s*$/i.test(line);
