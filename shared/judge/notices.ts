/** Everything a judgement may remark on, in the order in which the remarks are made. The names are part of the API. */
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

/** What was forgiven (`forgiven`) or warned of (`almost`). */
export type Notice = (typeof NOTICES)[number];

/** How an answer was judged (contract §6). `almost` and `repeated` use nothing up. */
export const VERDICTS = ["exact", "forgiven", "almost", "repeated", "wrong"] as const;

/** One of VERDICTS. */
export type Verdict = (typeof VERDICTS)[number];

/** The notices in their fixed order, each once. */
export function inOrder(notices: Iterable<Notice>): Notice[] {
  const present = new Set(notices);
  return NOTICES.filter((notice) => present.has(notice));
}
