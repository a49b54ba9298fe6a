import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { RemovePassword } from "./remove-password.tsx";

export function Password(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { passwordChangedAt } = useSignedIn();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <Setting
      title={t("users.password.title")}
      hint={passwordChangedAt && t("users.password.since", { date: format.date(passwordChangedAt) })}
      action={
        <Button
          aria-label={t("users.password.submit")}
          onClick={() => {
            setChanged(false);
            setChanging(true);
          }}
        >
          {t("users.change")}
        </Button>
      }
    >
      <PasswordDialog
        open={changing}
        onClose={() => setChanging(false)}
        onChanged={() => {
          setChanging(false);
          setChanged(true);
        }}
      />
      <RemovePassword />
      {changed && (
        <Note tone="right" role="status">
          {t("users.password.changed")}
        </Note>
      )}
    </Setting>
  );
}
