import { useMutation } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../shared/api/index.ts";
import { call } from "../../lib/api.ts";
import { queryClient } from "../../lib/queries.ts";
import { Button } from "../../ui/button.tsx";
import { useAnnounce } from "../../ui/live-region.tsx";

interface AddDefinitionProps {
  dictionaryId: string;
  wordId: string;
  answer: string;
}

/** Keeps an answer that the dictionary did not know as a definition of its word. */
export function AddDefinition({ dictionaryId, wordId, answer }: AddDefinitionProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const add = useMutation({
    mutationFn: () => addDefinition(dictionaryId, wordId, answer),
    onSuccess: () => {
      announce(t("testing.verdict.added", { answer }));
      void queryClient.invalidateQueries({ queryKey: ["dictionaries"] });
    },
  });
  return (
    <Button
      variant="quiet"
      icon={add.isSuccess ? <Check /> : <Plus />}
      pending={add.isPending}
      disabledReason={add.isSuccess ? t("testing.report.added") : undefined}
      aria-label={t("testing.report.addAnswer", { answer })}
      onClick={() => add.mutate()}
    >
      {t(add.isSuccess ? "testing.report.added" : "testing.report.addDefinition")}
    </Button>
  );
}

async function addDefinition(dictionaryId: string, wordId: string, answer: string): Promise<void> {
  const { definitions } = await call(api.dictionaries.word, { params: { dictionaryId, wordId } });
  if (definitions.includes(answer)) return;
  const update = [{ id: wordId, definitions: [...definitions, answer] }];
  await call(api.dictionaries.update, { params: { id: dictionaryId }, body: { words: { update } } });
}
