import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ReviewSettings } from "../../../shared/api/users.ts";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { call } from "../api.ts";
import { REVIEWS, queryClient } from "../queries.ts";
import { setUser, useSignedIn } from "../session.ts";

/**
 * The settings of a learner's day, with what is being saved, and what changes them: each choice is saved at once, and
 * the server plans the day again.
 */
export function useReviewSettings(): [ReviewSettings, (change: Partial<ReviewSettings>) => void] {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { review } = useSignedIn();
  const save = useMutation({
    // One after the other: two quick choices must not arrive in another order.
    scope: { id: "review settings" },
    mutationFn: (change: Partial<ReviewSettings>) => call("PATCH /users/me", { body: { review: change } }),
    onSuccess: (user) => {
      setUser(user);
      announce(t("today.settings.saved"));
      void queryClient.invalidateQueries({ queryKey: REVIEWS });
    },
  });
  return [{ ...review, ...(save.isPending ? save.variables : {}) }, save.mutate];
}
