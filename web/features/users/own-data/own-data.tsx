import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Setting } from "../../../ui/setting.tsx";
import { useProof } from "../proof.tsx";
import { save } from "../save-file.ts";

/** Everything of the account as one file, to take along. */
export function OwnData(): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const download = useMutation({
    mutationFn: async () => {
      const json = await guarded(() => call(api.users.export));
      if (json !== null) save(json, { name: "wordhoard.json", type: "application/json" });
    },
  });
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
