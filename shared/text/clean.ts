import { derived, type Bounded } from "./bounds.ts";
import { nfc, nfkc } from "./transform.ts";

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /\s+/gu;
const CONTROLS = /\p{Cc}/gu;
// Only presentation forms of letters. Full NFKC would turn ½ into 1⁄2 and ² into 2.
const DRAWN_FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB4F\uFB50-\uFDC7\uFE70-\uFEFC\uFF01-\uFFEE]+/gu;
const ELLIPSIS = /…/gu;

/**
 * The text as it is meant, whatever keyboard, file or web page it came from: NFC, single spaces, no invisible
 * characters, no full-width forms.
 */
export function cleanText(text: Bounded): Bounded {
  if (PLAIN.test(text)) return text;
  // Marks that something invisible separated are a run now.
  const seen = derived(text, text.replace(INVISIBLE, "").replace(SPACES, " ").replace(CONTROLS, ""));
  const usual = seen.replace(DRAWN_FORMS, (form) => nfkc(derived(seen, form)));
  const composed = nfc(derived(seen, usual));
  return derived(composed, composed.replace(ELLIPSIS, "...").replace(SPACES, " ").trim());
}

const APOSTROPHES = /[’‘ʼʻʹʽ´`′‛ꞌ׳]/gu;
const DASHES = /[\p{Pd}−⁃]/gu;

/** Replaces all apostrophes with ', and all hyphens and dashes with -. */
export function unifyMarks(text: Bounded): Bounded {
  return derived(text, text.replace(APOSTROPHES, "'").replace(DASHES, "-"));
}
