import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PASSWORD_LENGTH } from "../../shared/limits.ts";
import { PasswordField } from "../ui/form/password-field.tsx";

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, "showLabel" | "concealLabel" | "hint">;

/** An existing password. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const { t } = useTranslation();
  return (
    <PasswordField
      autoComplete="current-password"
      showLabel={t("auth.password.show")}
      concealLabel={t("auth.password.hide")}
      {...props}
    />
  );
}

/** A new password: its rules are shown before it is typed (spec §5). */
export function NewPasswordInput(props: PasswordInputProps): ReactNode {
  const { t } = useTranslation();
  return (
    <PasswordField
      autoComplete="new-password"
      hint={t("auth.password.hint", PASSWORD_LENGTH)}
      showLabel={t("auth.password.show")}
      concealLabel={t("auth.password.hide")}
      {...props}
    />
  );
}
