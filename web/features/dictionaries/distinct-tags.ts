import { tagKey } from "../../../shared/text-rules.ts";
import { short } from "../../../shared/text/bounds.ts";

/** Tags without duplicates, ignoring case; the first spelling is kept. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => seen.size < seen.add(tagKey(short(tag))).size);
}
