/** A character and what it stands for in HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  ndash: "–",
  mdash: "—",
  hellip: "…",
};

const BLOCK = /<\/?(?:br|p|div|li|ul|ol|tr)\b[^<>]{0,200}>/gi;
const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,500})?\/?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const IS_HTML = /<\/?[a-z]|&[a-z#]/i;

/** HTML as text: what stands in blocks of its own becomes a list. */
export function withoutHtml(text: string): string {
  if (!IS_HTML.test(text)) return text;
  return text
    .replace(/<\/td>\s{0,20}<td\b[^<>]{0,200}>/gi, "\t")
    .replace(BLOCK, ", ")
    .replace(TAG, "")
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
    })
    .replace(/^[,\s]+|[,\s]+$/g, "");
}

/** The sender's name and the time before a message, and marks of a quoted mail. */
const CHAT =
  /^\[?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? {1,2})?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: [-–])? [^:]{1,40}: /i;
const QUOTED = /^(?:> ?)+/;
const BULLET = /^(?:[-*+•·▪◦‣●○■□☐☑✓✔►▶➤❖–—]|\[[ xX]?\])\s+/u;
const NUMBER = /^(?:\(?\d{1,4}[.):\]]|№ ?\d{1,4}|#\d{1,4}|\(?[a-z]\))(?:\s+|(?=\p{Lo}))/iu;

/** A line without what numbers, marks or quotes it. */
export function withoutMarks(line: string): string {
  let rest = line
    .replace(/^[ \u00a0]+/, "")
    .replace(QUOTED, "")
    .replace(CHAT, "");
  for (const mark of [BULLET, NUMBER, BULLET]) rest = rest.replace(mark, "");
  return rest.replace(/^\|\s?/, "").replace(/\s?\|\s*$/, "");
}

/** Lines that say nothing of a word: rules of a table, settings of Anki's text export. */
export const isNoWord = (line: string): boolean =>
  /^[\s|:+=_\-–—*~.]*$/.test(line) || /^#[a-z][a-z ]{1,30}:/i.test(line);
