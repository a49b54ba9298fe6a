import { tagKey } from "../../../shared/text-rules.ts";

/** Tags of which each is there once, blind to case; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const keys = tags.map(tagKey);
  return tags.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
