/** Everything that a judgement may point out, in the order in which it is shown. The names are part of the API. */
export const NOTICES = [
  "case",
  "apostrophe",
  "hyphen",
  "punctuation",
  "article",
  "to",
  "form",
  "eszett",
  "umlaut",
  "ghe",
  "diacritics",
  "spelling",
  "typo",
  "layout",
  "lookalike",
  "homophone",
  "empty",
] as const;

/** What was forgiven (`forgiven`) or warned about (`almost`). */
export type Notice = (typeof NOTICES)[number];

/** How texts may differ: by a notice; by vowel points, which may be omitted; by another vowel point (`mark`). */
export type Difference = Notice | "mark" | "points";

/** How an answer was judged (contract §6). `almost` and `repeated` leave the question as it was. */
export const VERDICTS = ["exact", "forgiven", "almost", "repeated", "wrong"] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The notices in their fixed order, without duplicates. */
export function inOrder(notices: Iterable<Notice>): Notice[] {
  const present = new Set(notices);
  return NOTICES.filter((notice) => present.has(notice));
}
