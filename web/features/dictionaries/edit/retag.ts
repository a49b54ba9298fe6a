import { TAGS } from "../../../../shared/limits.ts";
import { distinctTags } from "../distinct-tags.ts";
import { isSameTag } from "../tags.ts";

interface Tagged {
  id: string;
  tags: readonly string[];
}

/** The tags that all of these words have. */
export function commonTags([first, ...others]: readonly Tagged[]): string[] {
  return (first?.tags ?? []).filter((tag) => others.every(({ tags }) => has(tags, tag)));
}

export interface Retagged {
  changed: { id: string; tags: string[] }[];
  /** Words that would have too many, and stay as they are. */
  full: number;
}

/** Adds the tags of `after` to words, and removes those that were only in `before`. */
export function retagged(
  words: readonly Tagged[],
  before: readonly string[],
  after: readonly string[],
): Retagged {
  const taken = before.filter((tag) => !has(after, tag));
  const all = words.map(({ id, tags }) => ({
    id,
    before: tags,
    tags: distinctTags([...tags.filter((tag) => !has(taken, tag)), ...after]),
  }));
  const fitting = all.filter(({ tags }) => tags.length <= TAGS.max);
  return {
    changed: fitting
      .filter(
        (word) => word.tags.length !== word.before.length || !word.tags.every((tag) => has(word.before, tag)),
      )
      .map(({ id, tags }) => ({ id, tags })),
    full: all.length - fitting.length,
  };
}

const has = (tags: readonly string[], tag: string): boolean => tags.some((one) => isSameTag(one, tag));
