import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button, type ButtonLook } from "../../ui/action/button.tsx";
import { usePractise, type Practice } from "./practice.ts";

interface PractiseButtonProps extends ButtonLook {
  practice: Omit<Practice, "from">;
}

/** Begins an exercise that uses no test. */
export function PractiseButton({ practice, ...look }: PractiseButtonProps): ReactNode {
  const { t } = useTranslation();
  const practise = usePractise();
  return (
    <Button {...look} onClick={() => practise(practice)}>
      {t("practice.start", { count: practice.cards.length })}
    </Button>
  );
}
