import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Share } from "../../../../shared/api/sharing.ts";
import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { ShareRow } from "./share-row.tsx";

import styles from "./shares.module.css";

interface SharesProps {
  shares: readonly Share[];
  onChanged: () => Promise<void>;
}

/** Each can be ended, after a question: an ended address never works again. */
export function Shares({ shares, onChanged }: SharesProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const end = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE /shares/:id", { params: { id } });
      } catch (error) {
        // It was ended elsewhere in the meantime, which is what the person wanted.
        if (!isNotFound(error)) throw error;
      }
    },
    meta: { handled: true },
    onSuccess: async () => {
      setAsked(null);
      await onChanged();
      // The button that was pressed is gone.
      list.current?.focus();
      announce(t("sharing.ended"));
    },
  });
  const ask = (id: string): void => {
    end.reset();
    setAsked(id);
  };
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t("sharing.links")}>
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} onEnd={() => ask(share.id)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && end.mutate(asked)}
        title={t("sharing.ask")}
        confirmLabel={t("sharing.end")}
        cancelLabel={t("sharing.keep")}
        pending={end.isPending}
        error={end.error?.message}
      >
        {t("sharing.final")}
      </ConfirmDialog>
    </>
  );
}
