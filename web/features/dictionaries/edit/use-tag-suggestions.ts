import { useQuery } from "@tanstack/react-query";

import { isSameTag, keyOf, tagsOptions } from "../tags.ts";
import type { MoreDraft } from "./kept-changes.ts";

const MOST_SUGGESTIONS = 6;

/** Tags of the dictionary that go with what is typed, the most used first. */
export function useTagSuggestions(
  id: string,
  { tags, typedTag }: Pick<MoreDraft, "tags" | "typedTag">,
  open = true,
): string[] {
  const { data } = useQuery({ ...tagsOptions(id), enabled: open });
  const typed = keyOf(typedTag.trim());
  return (data?.tags ?? [])
    .filter(({ tag }) => keyOf(tag).includes(typed) && !tags.some((one) => isSameTag(one, tag)))
    .toSorted((a, b) => b.words - a.words)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ tag }) => tag);
}
