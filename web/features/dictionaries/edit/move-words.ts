import type { AnswerTo } from "../../../../shared/api/calls.ts";
import { call } from "../../../lib/api.ts";

export type Moved = AnswerTo<"POST /dictionaries/:id/move">;

/** Moves words with all that is remembered of them; undone by the same in the other direction. */
export const moveWords = (id: string, dictionaryId: string, words: string[]): Promise<Moved> =>
  call("POST /dictionaries/:id/move", { params: { id }, body: { dictionaryId, words } });
