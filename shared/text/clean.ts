const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /\s+/gu;
const CONTROLS = /\p{Cc}/gu;
// Normalising a long run of marks takes quadratic time; no script puts more than a few on one letter.
const MARKS_BEYOND_REASON = /(\p{M}{20})\p{M}+/gu;
// Only presentation forms of letters. Full NFKC would turn ½ into 1⁄2 and ² into 2.
const DRAWN_FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB4F\uFB50-\uFDC7\uFE70-\uFEFC\uFF01-\uFFEE]+/gu;
const ELLIPSIS = /…/gu;

/**
 * The text as it is meant, whatever keyboard, file or web page it came from: NFC, single spaces, no invisible
 * characters, no full-width forms.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(INVISIBLE, "")
    .replace(SPACES, " ")
    .replace(CONTROLS, "")
    .replace(MARKS_BEYOND_REASON, "$1")
    .replace(DRAWN_FORMS, (form) => form.normalize("NFKC"))
    .normalize("NFC")
    .replace(ELLIPSIS, "...")
    .replace(SPACES, " ")
    .trim();
}

const APOSTROPHES = /[’‘ʼʻʹʽ´`′‛ꞌ׳]/gu;
const DASHES = /[\p{Pd}−⁃]/gu;

/** Replaces all apostrophes with ', and all hyphens and dashes with -. */
export function unifyMarks(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(DASHES, "-");
}
