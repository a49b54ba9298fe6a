import { queryClient } from "../../../lib/queries.ts";
import type { OwnWords, WordEdit } from "../../../lib/words/own-words.ts";
import { dictionariesUnsaved } from "../../../lib/words/unsaved-words.ts";
import { byWord } from "../edit/operations.ts";
import { queueOf } from "../edit/use-change-queue.ts";
import { WordSheet } from "./word-sheet.tsx";
import { WordTrouble } from "./word-trouble.tsx";

/** How long a log-out waits for changes to be sent. */
const PATIENCE_MS = 2000;

/** What other screens do to words, with the same log of operations. */
export const ownWords: OwnWords = {
  rest: (userId, { id, dictionaryId }, resting) =>
    void queueOf(queryClient, userId, dictionaryId).add([{ kind: "update", id, text: { resting } }]),

  unsaved: (userId, dictionaryId) => {
    const { log } = queueOf(queryClient, userId, dictionaryId).state.get();
    return new Map(
      [...byWord(log)].map(([id, operations]) => [
        id,
        operations.reduce<WordEdit | null>(
          (edit, { change }) => (change.kind === "delete" ? null : { ...edit, ...change.text }),
          {},
        ),
      ]),
    );
  },

  sendAll: async (userId) => {
    const sent = dictionariesUnsaved(userId).map((id) => queueOf(queryClient, userId, id).flush());
    await Promise.race([Promise.all(sent), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  },

  WordSheet,
  WordTrouble,
};
