import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { call } from "../../../lib/api.ts";
import { wordsKey } from "../queries.ts";
import type { KnownWord } from "./plan.ts";

const exported = z.object({
  reviews: z.array(
    z.object({ wordId: z.string(), direction: z.string(), at: z.string(), source: z.string() }),
  ),
  words: z.array(
    z.object({
      id: z.string(),
      term: z.string(),
      definitions: z.array(z.string()),
      note: z.string(),
      example: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

export interface KnownDictionary {
  words: KnownWord[];
  reviews: { wordId: string; direction: string; at: string; source: string }[];
}

/** All words of a dictionary and their reviews, among which duplicates are looked for. */
export const knownDictionaryOptions = (id: string) =>
  queryOptions({
    queryKey: [...wordsKey(id), "all"],
    queryFn: async ({ signal }): Promise<KnownDictionary> => {
      const text = await call("GET /dictionaries/:id/export", {
        params: { id },
        query: { format: "json" },
        signal,
      });
      return z.parse(exported, JSON.parse(text));
    },
    staleTime: 0,
  });

export const knownWordsOptions = (id: string) =>
  queryOptions({ ...knownDictionaryOptions(id), select: ({ words }: KnownDictionary) => words });
