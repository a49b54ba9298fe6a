import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dictionaryReview, type DictionaryReview } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { refreshDictionary } from "../queries.ts";

import styles from "./review-direction.module.css";

interface ReviewDirectionProps {
  id: string;
  review: DictionaryReview;
}

/** How a dictionary's words come in the daily review; a choice is saved at once. */
export function ReviewDirection({ id, review }: ReviewDirectionProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const announce = useAnnounce();
  const save = useMutation({
    mutationFn: (chosen: DictionaryReview) =>
      call("PATCH /dictionaries/:id", { params: { id }, body: { review: chosen } }),
    onSuccess: async () => {
      announce(t("today.direction.saved"));
      await refreshDictionary(client, id);
    },
  });
  return (
    <div className={styles.review}>
      <SelectField
        label={t("today.direction.title")}
        options={dictionaryReview.options.map((value) => ({ value, label: t(`today.direction.${value}`) }))}
        value={save.isPending ? save.variables : review}
        onChange={({ target }) => {
          const chosen = dictionaryReview.options.find((value) => value === target.value);
          if (chosen) save.mutate(chosen);
        }}
      />
    </div>
  );
}
