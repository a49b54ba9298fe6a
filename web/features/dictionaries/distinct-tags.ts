import { tagKey } from "../../../shared/text-rules.ts";

/** Tags of which each is there once, blind to case; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => seen.size < seen.add(tagKey(tag)).size);
}
