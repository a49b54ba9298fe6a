import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { queryClient } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Shares } from "./shares.tsx";

interface ShareDialogProps {
  dictionary: Dictionary;
  open: boolean;
  onClose: () => void;
}

/** The links under which a dictionary can be read, and a new one (contract §15); guests learn what is missing. */
export function ShareDialog(props: ShareDialogProps): ReactNode {
  return useSignedIn().role === "guest" ? <NeedsAccount {...props} /> : <Sharing {...props} />;
}

function NeedsAccount({ dictionary, open, onClose }: ShareDialogProps): ReactNode {
  const { t } = useTranslation();
  const { pendingEmail } = useSignedIn();
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t("sharing.title", { name: dictionary.name })}
      closeLabel={t("AltText.Close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <ButtonLink variant="primary" to={pendingEmail ? paths.verify : paths.signUp}>
            {pendingEmail ? t("auth.guestInfo.finish") : t("auth.guestInfo.signUp")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("sharing.guest")}</p>
    </LazyDialog>
  );
}

function Sharing({ dictionary: { id, name }, open, onClose }: ShareDialogProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const queryKey = ["shares", id];
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /dictionaries/:id/shares", { params: { id }, signal }),
    enabled: open,
    staleTime: 0,
    meta: { handled: true },
  });
  const create = useMutation({
    mutationFn: () => call("POST /dictionaries/:id/shares", { params: { id } }),
    meta: { handled: true },
    onSuccess: async () => {
      await refresh();
      announce(t("sharing.created"));
    },
  });
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t("sharing.title", { name })}
      closeLabel={t("AltText.Close")}
      actions={
        <>
          <Button onClick={onClose}>{t("AltText.Close")}</Button>
          <Button
            data-autofocus
            variant="primary"
            icon={<Link />}
            pending={create.isPending}
            onClick={() => create.mutate()}
          >
            {t("sharing.create")}
          </Button>
        </>
      }
    >
      <p>{t("sharing.what")}</p>
      <Loaded query={query} loading={<></>}>
        {({ shares }) => <Shares shares={shares} onChanged={refresh} />}
      </Loaded>
      {create.error && (
        <Note tone="wrong" role="alert">
          {create.error.message}
        </Note>
      )}
    </LazyDialog>
  );
}
