import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Passkey } from "../../../../shared/api/passkeys.ts";
import { call } from "../../../lib/api.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { knowsPasskeys } from "../../../lib/passkeys.ts";
import { queryClient } from "../../../lib/queries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useProof } from "../proof.tsx";
import { PASSKEYS, usePasskeys } from "../use-passkeys.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

import styles from "./devices.module.css";

/** Passkeys, with a way to remove lost ones (contract §16). */
export function Passkeys(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { guarded, dialog } = useProof();
  const query = usePasskeys();
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) =>
      guarded(async () => {
        await call("DELETE /auth/passkeys/:id", { params: { id } });
        return "removed";
      }),
    onSuccess: async (done) => {
      if (!done) return;
      setRemoving(null);
      const wasLast = query.data?.passkeys.length === 1;
      await queryClient.invalidateQueries({ queryKey: PASSKEYS });
      // The pressed button is gone, and with its last row the list.
      (wasLast ? add : list).current?.focus();
      announce(t("users.passkeys.removed"));
    },
    meta: { handled: true },
  });
  return (
    <Setting
      title={t("users.passkeys.title")}
      hint={t(knowsPasskeys() ? "users.passkeys.hint" : "users.passkeys.unknown")}
      action={
        knowsPasskeys() && (
          <Button ref={add} onClick={() => setAdding(true)}>
            {t("users.passkeys.add")}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className={styles.list} ref={list} tabIndex={-1} aria-label={t("users.passkeys.title")}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => {
                    remove.reset();
                    setRemoving(passkey);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <PasskeyDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          announce(t("users.passkeys.added"));
        }}
      />
      <ConfirmDialog
        open={removing !== null}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing)}
        title={t("users.passkeys.ask", { name: removing?.name ?? "" })}
        confirmLabel={t("users.passkeys.remove")}
        cancelLabel={t("users.passkeys.keep")}
        pending={remove.isPending}
        error={remove.error?.message}
      >
        <p>{t("users.passkeys.lead")}</p>
        {dialog}
      </ConfirmDialog>
    </Setting>
  );
}
