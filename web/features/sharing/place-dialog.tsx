import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { Button } from "../../ui/action/button.tsx";
import { PickList } from "../../ui/form/pick-list.tsx";
import { Pick } from "../../ui/form/pick.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";

interface PlaceDialogProps {
  open: boolean;
  onClose: () => void;
  /** One's own dictionaries of the same languages. */
  places: readonly Dictionary[];
  pending: boolean;
  error: Error | null;
  /** With the id of one of them; null for a new one. */
  onChoose: (id: string | null) => void;
}

/** Where the words go. */
export function PlaceDialog({
  open,
  onClose,
  places,
  pending,
  error,
  onChoose,
}: PlaceDialogProps): ReactNode {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t("sharing.page.into")}
      closeLabel={t("AltText.Close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" pending={pending} onClick={() => onChoose(chosen)}>
            {t("sharing.copy")}
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label={t("sharing.page.into")}>
        <PickList>
          <Pick
            name="place"
            title={t("sharing.page.new")}
            checked={chosen === null}
            onChange={() => setChosen(null)}
          />
          {places.map(({ id, name, termsLanguage, wordsCount }) => (
            <Pick
              key={id}
              name="place"
              title={name}
              lang={termsLanguage}
              sub={t("testing.setup.words", { count: wordsCount })}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </PickList>
      </div>
      <Text tone="muted" small>
        {t("sharing.page.known")}
      </Text>
      {error && (
        <Note tone="wrong" role="alert">
          {error.message}
        </Note>
      )}
    </LazyDialog>
  );
}
