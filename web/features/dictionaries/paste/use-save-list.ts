import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { v7 as newId } from "uuid";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { rereadEditLists } from "../edit/edit-list.ts";
import { refreshDictionary } from "../queries.ts";
import type { PlannedChanges } from "./plan-changes.ts";

/** Saves a list, together or not at all. */
export function useSaveList(
  { id }: Dictionary,
  changes: PlannedChanges | undefined,
  onSaved: () => void,
): UseMutationResult<void, Error, void> {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  // Trying again sends the same ids, so that nothing is created twice.
  const sent = useRef(new WeakMap<PlannedChanges, SentWords>());
  return useMutation({
    mutationFn: async () => {
      if (!changes) return;
      const words = sent.current.get(changes) ?? withIds(changes);
      sent.current.set(changes, words);
      await call("PATCH /dictionaries/:id", { params: { id }, body: { words } });
      announce(t("dictionaries.paste.done", { count: words.create.length + words.update.length }));
      onSaved();
      await rereadEditLists(client, id);
      await refreshDictionary(client, id);
    },
    meta: { handled: true },
  });
}

const withIds = ({ create, update }: PlannedChanges) => ({
  create: create.map((word) => ({ id: newId(), ...word })),
  update,
});

type SentWords = ReturnType<typeof withIds>;
