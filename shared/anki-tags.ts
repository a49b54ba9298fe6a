import { tagKey } from "./text-rules.ts";
import { short } from "./text/bounds.ts";

/** Tags as Anki has them: it separates tags by spaces, and tags that differ only in those are the same there. */
export function ankiTags(tags: readonly string[]): string[] {
  const joined = tags.map(ankiTag);
  return [...new Map(joined.toReversed().map((tag) => [tagKey(short(tag)), tag])).values()].toReversed();
}

/** What tags have in common that are one tag for Anki. */
export const ankiTagKey = (tag: string): string => tagKey(short(ankiTag(tag)));

const ankiTag = (tag: string): string => tag.replace(/\s/gu, "_");
