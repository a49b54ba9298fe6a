/** What the judge needs to know about one language. All words are lower case. */
export interface LanguageRules {
  /** Words that may precede a noun and show its gender. */
  articles?: readonly string[];
  /** Elided articles with their apostrophe, written together with the next word: l'. */
  elided?: readonly string[];
  /** The word before an infinitive: to. */
  infinitive?: string;
  /** Words that are never accepted for one another, though they differ by little: a mark, an apostrophe. */
  pairs?: readonly (readonly string[])[];
  /** Marks that make another word (tones): they are typed altogether or not at all. */
  marksMatter?: RegExp;
  /** Words after which an article is really a pronoun: je la vois. */
  beforePronoun?: string;
  /** An article that is written together with its noun: ال. */
  joined?: string;
  /** For an article, another one that is accepted in its place: en for ei. */
  alsoArticle?: Readonly<Record<string, string>>;
  /** Endings that may follow a slash and make another form of the word before it: Freund/in. */
  endings?: string;
  /** Articles of several words, or that are prepositions elsewhere; only before a single word: de l', dell'. */
  partitives?: readonly string[];
  /**
   * Parts of a word, without diacritics, that make another word where they are left out (gelmek, gelmemek; показать,
   * показывать), or where another stands for them (miyor=iyor).
   */
  parts?: string;
  /** Endings of infinitives, without diacritics; those of another class, after a semicolon, make another verb (aspect). */
  aspects?: string;
  /** Whether a double letter for a single one makes another word. */
  lengthMatters?: boolean;
  /** Letters that are hard to type on a plain keyboard, in the order of the answer bar. */
  letters?: readonly string[];
}
