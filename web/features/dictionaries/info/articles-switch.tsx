import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { refreshDictionary } from "../queries.ts";
import { ARTICLES } from "./articles.ts";

import styles from "./review-direction.module.css";

/** Whether terms are sorted and indexed without their article; saved at once. Nothing where the language has none. */
export function ArticlesSwitch({
  dictionary: { id, termsLanguage, skipArticles },
}: {
  dictionary: Pick<Dictionary, "id" | "termsLanguage" | "skipArticles">;
}): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useMutation({
    mutationFn: (wanted: boolean) =>
      call("PATCH /dictionaries/:id", { params: { id }, body: { skipArticles: wanted } }),
    onSuccess: async () => {
      announce(t("filing.saved"));
      await refreshDictionary(client, id);
    },
    onSettled: () => setChosen(null),
  });
  const articles = ARTICLES[termsLanguage];
  if (!articles) return null;
  return (
    <div className={styles.review}>
      <CheckField
        label={t("filing.skipArticles")}
        hint={t("filing.hint", { articles })}
        checked={chosen ?? skipArticles}
        onChange={({ target }) => {
          setChosen(target.checked);
          save.mutate(target.checked);
        }}
      />
    </div>
  );
}
