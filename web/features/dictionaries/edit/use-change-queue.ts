import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { call } from "../../../lib/api.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { useStore } from "../../../lib/store.ts";
import { refreshDictionary } from "../queries.ts";
import { ChangeQueue, type QueueState } from "./change-queue.ts";
import { applyFound, applySaved } from "./edit-list.ts";
import { keptFor } from "./kept-changes.ts";
import { unsavedIn } from "./operations.ts";

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

function queueOf(client: QueryClient, userId: string, dictionaryId: string): ChangeQueue {
  const name = `${userId} ${dictionaryId}`;
  const earlier = queues.get(name);
  if (earlier) return earlier;
  const kept = keptFor(userId, dictionaryId);
  const queue = new ChangeQueue({
    kept,
    send: (words) => call("PATCH /dictionaries/:id", { params: { id: dictionaryId }, body: { words } }),
    saved: (answer, deleted) => {
      applySaved(client, dictionaryId, answer, deleted);
      // Another screen may have been loaded before this change arrived.
      if (!edited.has(dictionaryId)) void refreshDictionary(client, dictionaryId);
    },
    found: (words) => applyFound(client, dictionaryId, words),
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
