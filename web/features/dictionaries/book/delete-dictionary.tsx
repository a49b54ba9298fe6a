import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { reloadUser, useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { forgetKept } from "../edit/kept-changes.ts";
import { forgetDictionary, refreshLists } from "../queries.ts";

/** Deletes after a confirmation that lists what will be deleted with it. */
export function DeleteDictionary({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const remove = useDeletion(dictionary.id, () => setAsked(false));
  const { name, wordsCount } = dictionary;
  return (
    <>
      <Button variant="quiet-danger" icon={<Trash2 />} onClick={() => setAsked(true)}>
        {t("common.delete")}
      </Button>
      <ConfirmDialog
        open={asked}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
        title={t("dictionaries.deletion.title", { name })}
        confirmLabel={t("dictionaries.deletion.confirm")}
        cancelLabel={t("dictionaries.deletion.keep")}
        pending={remove.isPending}
      >
        {wordsCount > 0
          ? t("dictionaries.deletion.text", { count: wordsCount })
          : t("dictionaries.deletion.emptyText")}
      </ConfirmDialog>
    </>
  );
}

function useDeletion(id: string, onError: () => void): UseMutationResult<void, Error, void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const user = useSignedIn();
  return useMutation({
    mutationFn: async () => {
      try {
        await call("DELETE /dictionaries/:id", { params: { id } });
      } catch (error) {
        // It was deleted on another device in the meantime, which is what the person wanted.
        if (!isNotFound(error)) throw error;
      }
      await Promise.all([refreshLists(client), reloadUser()]);
    },
    onError,
    onSuccess: async () => {
      announce(t("dictionaries.deletion.done"));
      forgetKept(user.id, id);
      await navigate(paths.dictionaries, { replace: true });
      forgetDictionary(client, id);
    },
  });
}
