import { cut, derived, short, type Bounded } from "../../../shared/text/bounds.ts";
import { htmlTokens, type HtmlToken } from "../../../shared/text/html-tokens.ts";
import { lowerCase } from "../../../shared/text/transform.ts";

/** Written by Yomitan: around its glossaries, around the entry of each dictionary, and where a dictionary marks its parts. */
const GLOSSARY = /yomitan-glossary|data-dictionary=|data-sc-/;
/** Grammar and the names of dictionaries, which Yomitan writes before an entry. */
const LABEL = /<i\b[^<>]{0,500}>\s{0,20}[(（]([^<>]{0,1000})[)）]\s{0,20}<\/i>/giu;
/** A dictionary that lists the spellings of a word as an entry labels it so. */
const FORMS = /(?:^|,)\s*forms\s*(?:,|$)/iu;
const FORMS_MARK = "\u{f8fd}";
const DICTIONARY = /\sdata-dictionary=/i;
/** How dictionaries name a part; many mark the translations and nothing else of an entry is one. */
const PART = /\sdata-sc-(?:content|class)=["']([^"']{0,200})["']/gi;
const TRANSLATION_WORDS = new Set("gloss glosses glossary glossaries translation translations".split(" "));
const LABEL_WORDS = new Set(
  (
    "tag tags speech forms form attribution source sources backlink example examples reference references xref xrefs " +
    "antonym antonyms note notes info etymology grammar preamble summary details inflection inflections pitch " +
    "pronunciation headword header extra"
  ).split(" "),
);
const MARKED_LABEL = /\sdata-(?:sc-code|details)=/i;
/** Tables are of forms, and what can be folded away is about a word. */
const NEVER_TRANSLATIONS: ReadonlySet<string> = new Set(["table", "details", "summary"]);
const WITHOUT_END: ReadonlySet<string> = new Set(["br", "img", "hr", "wbr", "input", "col"]);
/** Elements in each other that are followed; deeper ones count as text. */
const DEEPEST = 200;

/**
 * A field without what Yomitan's glossaries tell beside the translations: names of dictionaries, grammar, spellings,
 * examples, sources. Another field is returned as it is.
 */
export function withoutLabels(field: string, most: number): Bounded {
  const html = cut(field, most);
  if (!GLOSSARY.test(html)) return html;
  const unlabelled = html.replace(LABEL, (_, label: string) => (FORMS.test(label) ? FORMS_MARK : ""));
  const tokens = [...htmlTokens(derived(html, unlabelled))];
  const marked = entriesWithTranslations(tokens);
  const kept: string[] = [];
  const open = new OpenElements();
  for (const token of tokens) {
    if (!("text" in token)) {
      open.tag(token);
      kept.push(token.source);
    } else if (token.text.includes(FORMS_MARK)) open.skipEntry();
    else if (open.isTranslation(marked)) kept.push(token.text.replaceAll(" | ", "<br>"));
  }
  return derived(html, kept.join(""));
}

type Tag = Extract<HtmlToken, { element: string }>;

/** The entries in which translations are marked: nothing else of them is one. */
function entriesWithTranslations(tokens: readonly HtmlToken[]): ReadonlySet<number> {
  const marked = new Set<number>();
  const open = new OpenElements();
  for (const token of tokens)
    if (!("text" in token)) {
      open.tag(token);
      if (open.isMarked) marked.add(open.entry);
    }
  return marked;
}

interface OpenElement {
  element: string;
  skipped: boolean;
  translations: boolean;
  isEntry: boolean;
}

/** The elements around a place. */
class OpenElements {
  readonly #elements: OpenElement[] = [];
  /** The number of the entry. */
  entry = 0;

  get isMarked(): boolean {
    const last = this.#elements.at(-1);
    return last !== undefined && last.translations && !last.skipped;
  }

  tag({ element, closing, source }: Tag): void {
    if (closing) this.#close(element);
    else if (!WITHOUT_END.has(element) && !source.endsWith("/>") && this.#elements.length < DEEPEST)
      this.#open(element, source);
  }

  #open(element: string, source: string): void {
    const around = this.#elements.at(-1);
    const isEntry = DICTIONARY.test(source);
    if (isEntry) this.entry += 1;
    const parts = [...source.matchAll(PART)].map(([, part = ""]) => wordsOf(part));
    const isLabel =
      NEVER_TRANSLATIONS.has(element) ||
      MARKED_LABEL.test(source) ||
      parts.some((words) => words.some((word) => LABEL_WORDS.has(word)));
    const translations = !isLabel && parts.some((words) => words.some((word) => TRANSLATION_WORDS.has(word)));
    this.#elements.push({
      element,
      isEntry,
      translations: translations || (around?.translations ?? false),
      skipped: !translations && (isLabel || (around?.skipped ?? false)),
    });
  }

  #close(element: string): void {
    const at = this.#elements.findLastIndex((one) => one.element === element);
    if (at !== -1) this.#elements.length = at;
  }

  /** The rest of the entry, or of everything, tells no translations. */
  skipEntry(): void {
    const entry = this.#elements.findLast((one) => one.isEntry) ?? this.#elements.at(-1);
    if (entry) entry.skipped = true;
  }

  isTranslation(marked: ReadonlySet<number>): boolean {
    if (this.#elements.some((one) => one.skipped)) return false;
    return !marked.has(this.entry) || (this.#elements.at(-1)?.translations ?? false);
  }
}

/** `part-of-speech-info` and `formsTable` by their words. */
function wordsOf(name: string): string[] {
  const part = short(name.replace(/([a-z])([A-Z])/g, "$1-$2"));
  return lowerCase(part).split(/[-_\s]+/);
}
