import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Setting } from "../../../ui/setting.tsx";
import { useProof } from "../proof.tsx";

/** No browser says when it has read a file; by then every one has. */
const READING_MS = 60_000;

/** Everything of the account as one file, to take along. */
export function OwnData(): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const download = useMutation({
    mutationFn: async () => {
      const json = await guarded(() => call(api.users.export));
      if (json !== null) save(json);
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

function save(json: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  link.download = "wordhoard.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
