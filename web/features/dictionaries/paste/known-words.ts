import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";
import { wordsKey } from "../queries.ts";
import type { KnownWord } from "./plan.ts";

const exported = z.object({
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

/** All words of a dictionary, among which duplicates are looked for. */
export const knownWordsOptions = (id: string) =>
  queryOptions({
    queryKey: [...wordsKey(id), "all"],
    queryFn: async ({ signal }): Promise<KnownWord[]> => {
      const text = await call(api.dictionaries.export, { params: { id }, query: { format: "json" }, signal });
      return z.parse(exported, JSON.parse(text)).words;
    },
    staleTime: 0,
  });
