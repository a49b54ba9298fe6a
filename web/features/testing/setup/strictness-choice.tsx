import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Strictness } from "../../../../shared/api/reports.ts";
import { call } from "../../../lib/api.ts";
import { queryClient, writeConfirmed } from "../../../lib/queries.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { Text } from "../../../ui/text/text.tsx";

const RULES = ["case", "diacritics"] as const satisfies readonly (keyof Strictness)[];
const SEVERITIES = ["default", "strict", "lenient"] as const satisfies readonly Strictness["case"][];

/** How strictly a dictionary is judged; a choice is saved at once and holds from the next answer on. */
export function StrictnessChoice({ dictionaryId }: { dictionaryId: string }): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<Partial<Strictness>>({});
  const queryKey = ["strictness", dictionaryId];
  const params = { id: dictionaryId };
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /dictionaries/:id/strictness", { params, signal }),
    meta: { handled: true },
  });
  const save = useMutation({
    mutationFn: (body: Partial<Strictness>) => call("PATCH /dictionaries/:id/strictness", { params, body }),
    onSuccess: (saved) => {
      writeConfirmed(queryClient, queryKey, () => queryClient.setQueryData(queryKey, saved));
      announce(t("testing.strictness.saved"));
    },
    onError: () => setChosen({}),
  });
  if (!data) return null;
  const shown = { ...data, ...chosen };
  const choose = (change: Partial<Strictness>): void => {
    setChosen({ ...chosen, ...change });
    save.mutate(change);
  };
  return (
    <>
      {RULES.map((rule) => (
        <Segmented
          key={rule}
          name={`strictness-${rule}`}
          legend={t(`testing.strictness.${rule}`)}
          value={shown[rule]}
          onChange={(severity) => choose({ [rule]: severity })}
          options={SEVERITIES.map((value) => ({ value, label: t(`testing.strictness.${value}`) }))}
        />
      ))}
      <Text small tone="muted">
        {t("testing.strictness.text")}
      </Text>
    </>
  );
}
