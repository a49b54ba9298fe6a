import { short, slice, type Bounded } from "./bounds.ts";
import { collator } from "./transform.ts";

/** How a language compares letters: by the base letter alone, with accents, or with all differences. */
export interface Collation {
  base: Comparison;
  accent: Comparison;
  variant: Comparison;
  /** Letters of several characters, in lower case, longest first: ch in Czech, dzs in Hungarian. */
  digraphs: readonly Bounded[];
  /** Digraphs that are shortened when doubled: Hungarian ccs is cs + cs. */
  doubled: ReadonlyMap<Bounded, Bounded>;
}

type Comparison = (one: Bounded, other: Bounded) => number;

const POSSIBLE_DIGRAPHS = [
  [
    "dzs",
    "aa",
    "ch",
    "cs",
    "dd",
    "dh",
    "dz",
    "dž",
    "ff",
    "gj",
    "gy",
    "għ",
    "ie",
    "lj",
    "ll",
    "ly",
    "ng",
    "nj",
  ],
  ["ny", "ph", "rh", "rr", "sh", "sz", "th", "ty", "xh", "zh", "zs", "oʻ", "gʻ"],
]
  .flat()
  .map(short);
/** Sorts after every letter. */
const LAST = "\uffff";

const collations = new Map<string, Collation>();

/** The collation of a language by its ISO 639-1 code, built on first use. */
export function collationOf(language: string): Collation {
  let collation = collations.get(language);
  if (!collation) {
    collation = build(language);
    collations.set(language, collation);
  }
  return collation;
}

function build(language: string): Collation {
  const base = comparison(language, "base");
  // A digraph that counts as a letter sorts outside everything that begins with its first character: ch after c, Welsh
  // ng before n.
  const digraphs = POSSIBLE_DIGRAPHS.filter((digraph) => {
    const first = slice(digraph, 0, 1);
    return base(digraph, short(first + LAST)) > 0 || base(digraph, first) < 0;
  });
  const doubles = digraphs
    .map((digraph) => [short(digraph.charAt(0) + digraph), short(digraph + digraph)] as const)
    .filter(([short, long]) => base(short, long) === 0);
  return {
    base,
    accent: comparison(language, "accent"),
    variant: comparison(language, "variant"),
    digraphs,
    doubled: new Map(doubles),
  };
}

function comparison(language: string, sensitivity: "base" | "accent" | "variant"): Comparison {
  return collator(language, { sensitivity, usage: "sort", ignorePunctuation: false });
}
