import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { tagKey } from "../../../../shared/text-rules.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { call } from "../../../lib/api.ts";
import { useFormat } from "../../../lib/format.ts";
import { DICTIONARIES } from "../../../lib/queries.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { WordsChoiceProps } from "./choice.ts";

/** The words of one tag, all of them. */
export function TagChoice({ choice, dictionary: { id }, onChange }: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: [...DICTIONARIES, "tags", id],
    queryFn: ({ signal }) => call("GET /dictionaries/:id/tags", { params: { id }, signal }),
    staleTime: 0,
    meta: { handled: true },
  });
  const tags = data?.tags ?? [];
  const chosen = tags.find(({ tag }) => tagKey(short(tag)) === tagKey(short(choice.tag)));
  const first = tags[0]?.tag;
  useEffect(() => {
    if (!chosen && first !== undefined) onChange({ tag: first });
  });
  if (data && tags.length === 0)
    return (
      <Text small tone="muted">
        {t("testing.setup.noTags")}
      </Text>
    );
  return (
    <SelectField
      label={t("testing.setup.whichTag")}
      name="tag"
      fit
      value={chosen?.tag ?? ""}
      options={tags.map(({ tag, words }) => ({ value: tag, label: `${tag} (${format.number(words)})` }))}
      onChange={({ target }) => onChange({ tag: target.value })}
    />
  );
}
