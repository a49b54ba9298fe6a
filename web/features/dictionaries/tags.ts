import { queryOptions } from "@tanstack/react-query";

import { tagKey } from "../../../shared/text-rules.ts";
import { short } from "../../../shared/text/bounds.ts";
import { call } from "../../lib/api.ts";
import { wordsKey } from "./queries.ts";

/** The tags of a dictionary, and how many words have each. */
export const tagsOptions = (id: string) =>
  queryOptions({
    queryKey: [...wordsKey(id), "tags"],
    queryFn: ({ signal }) => call("GET /dictionaries/:id/tags", { params: { id }, signal }),
    meta: { handled: true },
  });

/** Ignores case. */
export const isSameTag = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** The key of a tag that is typed. */
export const keyOf = (tag: string): string => tagKey(short(tag));
