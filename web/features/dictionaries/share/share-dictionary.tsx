import { useMutation } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { withStrings } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/action/button.tsx";

/** Shares a dictionary; the code and strings of the dialog are loaded when the button is pressed. */
export function ShareDictionary({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const code = useMutation({
    mutationFn: () =>
      withStrings(import("./share-dialog.tsx"), "sharing").catch((cause: unknown) => {
        throw new NetworkError(t("errors.network"), { cause });
      }),
    onSuccess: () => setOpen(true),
  });
  const ShareDialog = code.data?.ShareDialog;
  return (
    <>
      <Button icon={<Share2 />} pending={code.isPending} onClick={() => code.mutate()}>
        {t("dictionaries.share")}
      </Button>
      {ShareDialog && <ShareDialog dictionary={dictionary} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
