import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { chooseWords } from "../../../lib/chosen/chosen-words.ts";
import { paths } from "../../../paths.ts";
import type { ChangeQueue } from "./change-queue.ts";
import { unsavedIn } from "./operations.ts";

export interface TestChosen {
  start: (words: readonly string[]) => void;
  /** Changes to the words are being sent. */
  saving: boolean;
  /** Some of the changes could not be sent, and no test was begun. */
  notSaved: boolean;
}

/**
 * Leads to a test of these words as they are here: what is not saved is sent first. Where that does not work nothing is
 * lost, and the page stays.
 */
export function useTestChosen(dictionaryId: string, queue: ChangeQueue): TestChosen {
  const navigate = useNavigate();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (words: readonly string[]) => {
      await queue.flush();
      const unsaved = new Set(unsavedIn(queue.state.get().log).map(([{ change }]) => change.id));
      return words.every((id) => !unsaved.has(id));
    },
  });
  const start = (words: readonly string[]): void =>
    mutate(words, {
      // Does not run once the page has been left.
      onSuccess: (isSaved) => {
        if (!isSaved) return;
        chooseWords({ dictionaryId, words });
        void navigate(paths.newTestBy("words", dictionaryId));
      },
    });
  return { start, saving: isPending, notSaved: data === false };
}
