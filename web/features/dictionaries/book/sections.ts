import { WORD_PAGE_SIZE } from "../../../../shared/limits.ts";

/** A letter of a dictionary sorted by term: how many words it has, and the cursor of the place before its first. */
export interface Letter {
  letter: string;
  count: number;
  after: string | null;
}

/**
 * A stretch of a word list that can be read without what lies before it. Within it pages follow one another.
 * A listing that cannot be entered in the middle is one section.
 */
export interface Section {
  key: string;
  /** The cursor of the place before its first word; null at the start of the list. */
  after: string | null;
  /** How many words; null where only reading to the end can tell. */
  count: number | null;
  /** Another section follows, whose words are not this one's. */
  bounded: boolean;
}

export interface LeafPlace {
  section: Section;
  /** From 0 within its section. */
  page: number;
}

const FROM_START = "start";

export const wholeList = (count: number | null): Section[] => [
  { key: FROM_START, after: null, count, bounded: false },
];

/** The first leaf of any listing. */
export const LIST_START: LeafPlace = {
  section: { key: FROM_START, after: null, count: null, bounded: false },
  page: 0,
};

/** Letters gathered into sections of at least one page, so that a leaf is short only where a section ends. */
export function sectionsOf(letters: readonly Letter[]): Section[] {
  const gathered: { key: string; after: string | null; count: number }[] = [];
  for (const { letter, count, after } of letters) {
    if (count === 0) continue;
    const last = gathered.at(-1);
    if (!last) gathered.push({ key: FROM_START, after: null, count });
    else if (last.count < WORD_PAGE_SIZE) last.count += count;
    else gathered.push({ key: letter, after, count });
  }
  return gathered.map((section, index) => ({ ...section, bounded: index < gathered.length - 1 }));
}

/** All leaves in order. `reached` tells how many pages of a section without a count are known to exist. */
export function leavesOf(sections: readonly Section[], reached: (section: Section) => number): LeafPlace[] {
  return sections.flatMap((section) =>
    Array.from({ length: pagesOf(section, reached) }, (_, page) => ({ section, page })),
  );
}

/** Where a letter begins: the number of its leaf, and of its first word within the whole list. */
export function placeOfLetter(
  letters: readonly Letter[],
  sections: readonly Section[],
  wanted: string,
): { leaf: number; word: number } | null {
  let word = 0;
  for (const { letter, count } of letters) {
    if (letter === wanted) return { word, leaf: leafOfWord(sections, word) };
    word += count;
  }
  return null;
}

/** The letter to which a word belongs, by the word's number in the list. */
export function letterOfWord(letters: readonly Letter[], word: number): string | undefined {
  let before = 0;
  return letters.find(({ count }) => (before += count) > word)?.letter;
}

/** The number in the whole list of a leaf's first word. */
export const firstWordOf = (leaves: readonly LeafPlace[], leaf: number): number => {
  const place = leaves[leaf];
  if (!place) return 0;
  let before = 0;
  const seen = new Set<string>();
  for (const { section } of leaves.slice(0, leaf)) {
    if (section.key === place.section.key || seen.has(section.key)) continue;
    seen.add(section.key);
    before += section.count ?? 0;
  }
  return before + place.page * WORD_PAGE_SIZE;
};

function leafOfWord(sections: readonly Section[], word: number): number {
  let leaf = 0;
  let before = 0;
  for (const section of sections) {
    const count = section.count ?? 0;
    if (word < before + count) return leaf + Math.floor((word - before) / WORD_PAGE_SIZE);
    before += count;
    leaf += pagesOf(section, () => 0);
  }
  return Math.max(leaf - 1, 0);
}

const pagesOf = (section: Section, reached: (section: Section) => number): number =>
  section.count === null ? Math.max(1, reached(section)) : Math.ceil(section.count / WORD_PAGE_SIZE);
