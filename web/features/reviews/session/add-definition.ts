import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import { DICTIONARIES, queryClient, REVIEWS } from "../../../lib/queries.ts";

/** Adds an answer to the definitions of its word; whether it was not there before. */
export async function addDefinition(item: QueueItem, text: string): Promise<boolean> {
  const { dictionaryId, wordId } = item;
  const { definitions } = await call("GET /dictionaries/:dictionaryId/words/:wordId", {
    params: { dictionaryId, wordId },
  });
  if (definitions.includes(text)) return false;
  await call("PATCH /dictionaries/:id", {
    params: { id: dictionaryId },
    body: { words: { update: [{ id: wordId, definitions: [...definitions, text] }] } },
  });
  // What is shown stays; the next screen reads it.
  for (const queryKey of [DICTIONARIES, REVIEWS])
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
  return true;
}
