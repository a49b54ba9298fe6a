import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { EmailDialog } from "./email-dialog.tsx";

export function Email(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { email, createdAt } = useSignedIn();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <Setting
      title={t("auth.email")}
      value={email}
      hint={t("users.since", { date: format.date(createdAt) })}
      action={
        <Button
          aria-label={t("users.email.change")}
          onClick={() => {
            setChanged(false);
            setChanging(true);
          }}
        >
          {t("users.change")}
        </Button>
      }
    >
      <EmailDialog
        open={changing}
        onClose={() => setChanging(false)}
        onChanged={() => {
          setChanging(false);
          setChanged(true);
        }}
      />
      {changed && (
        <Note tone="right" role="status">
          {t("users.email.changed")}
        </Note>
      )}
    </Setting>
  );
}
