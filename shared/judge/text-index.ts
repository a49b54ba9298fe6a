import type { Rules } from "./languages/index.ts";
import { MOST_LEAD_LETTERS, skeletonOf } from "./skeleton.ts";

interface Kept<O> {
  owner: O;
  text: string;
  skeleton: string;
}

/**
 * Texts by their letters. Most of a dictionary is never anybody's answer, so keys, which are dear, are computed only for the
 * few texts whose letters are those that are looked for.
 */
export class TextIndex<O> {
  readonly #rules: Rules;
  readonly #byLastLetter = new Map<string, Kept<O>[]>();
  /** Texts with parts that may be left out. */
  readonly #loose: Kept<O>[] = [];

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  add(owner: O, text: string): void {
    const kept = { owner, text, skeleton: skeletonOf(text, this.#rules) };
    if (/[/／(（]/.test(text)) this.#loose.push(kept);
    const last = kept.skeleton.slice(-1);
    const list = this.#byLastLetter.get(last);
    if (list) list.push(kept);
    else this.#byLastLetter.set(last, [kept]);
  }

  /** The texts that this one may be: as it stands, but for an article, or with parts left out. */
  *resembling(text: string): Generator<{ owner: O; text: string }> {
    const wanted = skeletonOf(text, this.#rules);
    for (const kept of this.#endingLike(wanted))
      if (kept.skeleton.length - wanted.length <= MOST_LEAD_LETTERS && kept.skeleton.endsWith(wanted))
        yield kept;
    for (const kept of this.#loose) if (isWithin(wanted, kept.skeleton)) yield kept;
  }

  /** A text of no letters may follow any article. */
  #endingLike(wanted: string): readonly Kept<O>[] {
    if (wanted === "") return [...this.#byLastLetter.values()].flat();
    return this.#byLastLetter.get(wanted.slice(-1)) ?? [];
  }
}

/** Whether the letters stand in the text in this order, whatever is between them. */
function isWithin(letters: string, text: string): boolean {
  if (letters.length > text.length) return false;
  let found = 0;
  for (let at = 0; at < text.length && found < letters.length; at++)
    if (text.charCodeAt(at) === letters.charCodeAt(found)) found += 1;
  return found === letters.length;
}
