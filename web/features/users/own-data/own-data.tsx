import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { useProof } from "../proof.tsx";
import { useDownload } from "./use-download.ts";

/** Everything of the account as one file, to take along. */
export function OwnData(): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const download = useDownload(guarded);
  return (
    <Setting
      title={t("users.data.title")}
      hint={t("users.data.text")}
      action={
        <Button
          aria-label={t("users.data.download")}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("users.data.submit")}
        </Button>
      }
    >
      {dialog}
    </Setting>
  );
}
