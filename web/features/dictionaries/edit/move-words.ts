import { api } from "../../../../shared/api/index.ts";
import type { Answer } from "../../../../shared/endpoint.ts";
import { call } from "../../../lib/api.ts";

export type Moved = Answer<typeof api.dictionaries.move>;

/** Moves words with all that is remembered of them; undone by the same in the other direction. */
export const moveWords = (id: string, dictionaryId: string, words: string[]): Promise<Moved> =>
  call(api.dictionaries.move, { params: { id }, body: { dictionaryId, words } });
