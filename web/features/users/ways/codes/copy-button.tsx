import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { showError } from "../../../../lib/shown-error.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { useAnnounce } from "../../../../ui/feedback/live-region.tsx";

export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t("users.codes.copied"));
  };
  return (
    <Button onClick={() => void copy().catch(showError)}>{copied ? t("users.codes.copied") : label}</Button>
  );
}
