import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TextField } from "../../ui/form/text-field.tsx";

export function EmailInput(props: Omit<ComponentProps<typeof TextField>, "label" | "type">): ReactNode {
  const { t } = useTranslation();
  return (
    <TextField
      label={t("auth.email")}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}
