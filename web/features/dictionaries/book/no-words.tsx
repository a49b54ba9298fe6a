import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ClipboardPaste, Plus, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { DICTIONARIES } from "../../../lib/queries.ts";
import { sampleWords } from "../../../lib/sample-words.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Row } from "../../../ui/page/row.tsx";

/** The ways to fill a dictionary: typing, pasting, a file, or a few samples. */
export function NoWords({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, termsLanguage, definitionsLanguage } = dictionary;
  const samples = sampleWords(termsLanguage, definitionsLanguage);
  const take = useMutation({
    mutationFn: async () => {
      await call("PATCH /dictionaries/:id", { params: { id }, body: { words: { create: samples } } });
      await client.invalidateQueries({ queryKey: DICTIONARIES });
    },
  });
  return (
    <EmptyState
      ornament={t("dictionaries.ornament")}
      title={t("dictionaries.noWords.title")}
      action={
        <Row>
          <ButtonLink big variant="primary" icon={<Plus />} to={paths.editWords(id)}>
            {t("dictionaries.noWords.add")}
          </ButtonLink>
          <ButtonLink big icon={<ClipboardPaste />} to={paths.bringWords(id)}>
            {t("dictionaries.paste.open")}
          </ButtonLink>
          {samples.length > 0 && (
            <Button big icon={<Sparkles />} pending={take.isPending} onClick={() => take.mutate()}>
              {t("dictionaries.noWords.sample")}
            </Button>
          )}
        </Row>
      }
    >
      {t("dictionaries.noWords.text")}
    </EmptyState>
  );
}
