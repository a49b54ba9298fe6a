import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { listOptions } from "../queries.ts";
import { moveWords, type Moved } from "./move-words.ts";

interface MoveDialogProps {
  dictionary: Dictionary;
  words: readonly Word[];
  onClose: () => void;
  onMoved: (moved: Moved) => void;
}

/** Asks into which dictionary of the same languages the selected words go, and moves them. */
export function MoveDialog({ dictionary, words, onClose, onMoved }: MoveDialogProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits } = useSignedIn();
  const query = useQuery(listOptions({ filter: "", sort: "name", direction: 1 }));
  const others = (query.data?.data ?? []).filter(
    ({ id, termsLanguage, definitionsLanguage }) =>
      id !== dictionary.id &&
      termsLanguage === dictionary.termsLanguage &&
      definitionsLanguage === dictionary.definitionsLanguage,
  );
  const fits = (other: Dictionary): boolean => other.wordsCount + words.length <= limits.wordsPerDictionary;
  const [picked, setPicked] = useState<string | null>(null);
  const target = others.find(({ id }) => id === picked) ?? others.find(fits);
  const move = useMutation({
    mutationFn: (to: Dictionary) =>
      moveWords(
        dictionary.id,
        to.id,
        words.map(({ id }) => id),
      ),
    onSuccess: onMoved,
    meta: { handled: true },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (target && !move.isPending) move.mutate(target);
  };
  const said = others.length === 0 ? t("selecting.noOther") : t("selecting.noRoom");
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t("selecting.moveTitle", { count: words.length })}
      closeLabel={t("AltText.Close")}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          {target && (
            <Button type="submit" variant="primary" pending={move.isPending}>
              {t("selecting.move")}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} loading={<Text role="status">{t("common.loading")}</Text>}>
        {() =>
          target ? (
            <SelectField
              autoFocus
              label={t("selecting.moveTo")}
              hint={t("selecting.moveHint")}
              value={target.id}
              onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            >
              {others.map((other) => (
                <option key={other.id} value={other.id} disabled={!fits(other)}>
                  {t("selecting.target", {
                    name: other.name,
                    words: format.number(other.wordsCount),
                    limit: format.number(limits.wordsPerDictionary),
                  })}
                </option>
              ))}
            </SelectField>
          ) : (
            <Text>{said}</Text>
          )
        }
      </Loaded>
      {move.isError && (
        <Note tone="wrong" role="alert">
          {move.error.message}
        </Note>
      )}
    </LazyDialog>
  );
}
