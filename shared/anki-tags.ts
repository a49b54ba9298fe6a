import { tagKey } from "./text-rules.ts";
import { short } from "./text/bounds.ts";

/** Tags as Anki has them: it separates tags by spaces, and tags that differ only in those are the same there. */
export function ankiTags(tags: readonly string[]): string[] {
  const joined = tags.map((tag) => tag.replace(/\s/gu, "_"));
  return [...new Map(joined.toReversed().map((tag) => [tagKey(short(tag)), tag])).values()].toReversed();
}
