import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../../lib/api.ts";
import { DICTIONARIES, REVIEWS } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { changeReviews } from "../device/log.ts";

interface Rested {
  has: (wordId: string) => boolean;
  /** Lets words rest, or wakes them. */
  set: (wordIds: readonly string[], resting: boolean) => void;
  pending: boolean;
}

/** The words of a dictionary that were let rest on this page: they stay in its list, where it can be undone. */
export function useRested(dictionaryId: string): Rested {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const { id: userId } = useSignedIn();
  const [rested, setRested] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useMutation({
    mutationFn: ({ wordIds, resting }: { wordIds: readonly string[]; resting: boolean }) =>
      call("PATCH /dictionaries/:id", {
        params: { id: dictionaryId },
        body: { words: { update: wordIds.map((id) => ({ id, resting })) } },
      }),
    onSuccess: (_, { wordIds, resting }) => {
      setRested((before) => {
        const after = new Set(before);
        for (const id of wordIds)
          if (resting) after.add(id);
          else after.delete(id);
        return after;
      });
      // A card that went wrong today comes again by what this device stored of it.
      void changeReviews(userId, (one) =>
        wordIds.includes(one.item.wordId) ? { ...one, resting } : one,
      ).catch(() => undefined);
      announce(t(resting ? "resting.restNow" : "resting.awakeNow", { count: wordIds.length }));
      for (const queryKey of [DICTIONARIES, REVIEWS])
        void client.invalidateQueries({ queryKey, refetchType: "none" });
    },
  });
  return {
    has: (wordId) => rested.has(wordId),
    set: (wordIds, resting) => mutate({ wordIds, resting }),
    pending: isPending,
  };
}
