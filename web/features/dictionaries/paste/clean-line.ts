import { withoutEntities } from "../../../../shared/text/entities.ts";

const BLOCK = /<\/?(?:br|p|div|li|ul|ol|tr)\b[^<>]{0,200}>/gi;
const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,500})?\/?>/gi;
const IS_HTML = /<\/?[a-z]|&[a-z#]/i;
/**
 * What nobody sees and no word may have, such as direction marks in a chat; the two joiners are kept, because they
 * belong to the spelling.
 */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Where markup began a line. In definitions it separates, unlike a line break in a cell of a spreadsheet. */
export const LINE_SEPARATOR = "\u2028";
const MEDIA = /\[sound:[^\]\n]{1,500}\]|<(?:img|audio|video|object|embed|iframe|svg)\b/gi;
const SOUND = /\[sound:[^\]\n]{1,500}\]/gi;

/** Sounds and pictures in a text as it stands in the file. */
export const countMedia = (text: string): number => text.match(MEDIA)?.length ?? 0;

/** The visible text of what may be HTML, without sounds and pictures. */
export const readable = (text: string): string => withoutHtml(text).replace(SOUND, "").replace(INVISIBLE, "");

export const withoutSounds = (text: string): string => text.replace(SOUND, "");

function withoutHtml(text: string): string {
  if (!IS_HTML.test(text)) return text;
  const untagged = text
    .replace(/<\/t[dh]>\s{0,20}<t[dh]\b[^<>]{0,200}>/gi, "\t")
    .replace(BLOCK, LINE_SEPARATOR)
    .replace(TAG, "");
  return withoutEntities(untagged)
    .replace(/(?!\t)[\p{Cc}\u00a0]/gu, " ")
    .trim();
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
