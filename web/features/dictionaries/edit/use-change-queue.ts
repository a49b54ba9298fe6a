import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { USER_HEADER } from "../../../../shared/user-header.ts";
import { ApiError, isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { i18n } from "../../../lib/i18n.ts";
import { isSignedIn, useSignedIn } from "../../../lib/session.ts";
import { useStore } from "../../../lib/store.ts";
import { refreshDictionary } from "../queries.ts";
import { ChangeQueue, type QueueState, type SavedWords } from "./change-queue.ts";
import { applyFound, applySaved } from "./edit-list.ts";
import { keptFor } from "./kept-changes.ts";
import { unsavedIn } from "./operations.ts";
import type { requestOf } from "./word-change.ts";

const queues = new Map<string, ChangeQueue>();
/** Dictionaries whose editor is on the screen. */
const edited = new Set<string>();

/** The queue of a person's dictionary: it continues sending when its screen is left. */
export function useChangeQueue(dictionaryId: string): { queue: ChangeQueue; state: QueueState } {
  const client = useQueryClient();
  const user = useSignedIn();
  const queue = queueOf(client, user.id, dictionaryId);
  useEffect(() => {
    edited.add(dictionaryId);
    // Sending stopped where the session had ended.
    void queue.flush();
    const close = (event: BeforeUnloadEvent): void => {
      if (unsavedIn(queue.state.get().log).length > 0) event.preventDefault();
    };
    addEventListener("beforeunload", close);
    return () => {
      edited.delete(dictionaryId);
      removeEventListener("beforeunload", close);
    };
  }, [queue, dictionaryId]);
  return { queue, state: useStore(queue.state) };
}

export function queueOf(client: QueryClient, userId: string, dictionaryId: string): ChangeQueue {
  const name = `${userId} ${dictionaryId}`;
  const earlier = queues.get(name);
  if (earlier) return earlier;
  const kept = keptFor(userId, dictionaryId);
  const queue = new ChangeQueue({
    kept,
    send: (words) => sendAs(userId, dictionaryId, words),
    saved: (answer, deleted) => {
      applySaved(client, dictionaryId, answer, deleted);
      // Another screen may have been loaded before this change arrived.
      if (!edited.has(dictionaryId)) void refreshDictionary(client, dictionaryId);
    },
    found: (words) => applyFound(client, dictionaryId, words),
    follow: async (change) => {
      const now = await dictionaryOf(change.id);
      if (now === null || now === dictionaryId) return false;
      queueOf(client, userId, now).add([change]);
      return true;
    },
  });
  queues.set(name, queue);
  kept.onDropped((operationId) => {
    if (!queue.state.get().log.some(({ id }) => id === operationId)) return;
    queue.undo([operationId]);
    void refreshDictionary(client, dictionaryId);
  });
  addEventListener("online", () => void queue.flush());
  return queue;
}

/** The dictionary that a word is in now; null where it was deleted. */
async function dictionaryOf(wordId: string): Promise<string | null> {
  const { data } = await call("GET /dictionaries", { query: {} });
  for (const { id } of data) {
    try {
      await call("GET /dictionaries/:dictionaryId/words/:wordId", { params: { dictionaryId: id, wordId } });
      return id;
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return null;
}

/**
 * Sends nothing while somebody else, or nobody, is signed in. This tab learns late who has signed in in another one, so
 * the call names its user too: the server then answers 401, and the queue keeps everything until its person is back.
 */
async function sendAs(
  userId: string,
  dictionaryId: string,
  words: ReturnType<typeof requestOf>,
): Promise<SavedWords> {
  if (!isSignedIn(userId))
    throw new ApiError({ status: 401, code: "unauthorized", message: i18n.t("errors.unauthorized") });
  return call("PATCH /dictionaries/:id", {
    params: { id: dictionaryId },
    body: { words },
    headers: { [USER_HEADER]: userId },
  });
}
