import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { SharedPage } from "../../../shared/api/sharing.ts";
import { call } from "../../lib/api.ts";
import { DICTIONARIES, queryClient } from "../../lib/queries.ts";
import { reloadUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";

/**
 * Copies into a new dictionary, or asks first (`onChoice`) where there are others of the same languages, `places`.
 * `copy` takes the id of one of them, null for a new one.
 */
export function useCopy(token: string, shared: SharedPage, onChoice: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const copy = useMutation({
    mutationFn: async (dictionaryId: string | null) => {
      const body = dictionaryId === null ? {} : { dictionaryId };
      const dictionary = await call("POST /shared/:token/copy", { params: { token }, body });
      await Promise.all([queryClient.invalidateQueries({ queryKey: DICTIONARIES }), reloadUser()]);
      return dictionary;
    },
    meta: { handled: true },
    onSuccess: async ({ id }) => {
      announce(t("sharing.page.done"));
      await navigate(paths.dictionary(id));
    },
  });
  const look = useMutation({
    mutationFn: async () => {
      const { data } = await call("GET /dictionaries");
      return data.filter(
        ({ termsLanguage, definitionsLanguage }) =>
          termsLanguage === shared.termsLanguage && definitionsLanguage === shared.definitionsLanguage,
      );
    },
    meta: { handled: true },
    onSuccess: (places) => {
      copy.reset();
      if (places.length > 0) onChoice();
      else copy.mutate(null);
    },
  });
  return { look, copy, places: look.data ?? [] };
}
