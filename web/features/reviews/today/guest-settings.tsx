import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { lazyScreen, ScreenOutline } from "../../../lib/screen.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { useOnceOpen } from "../../../ui/overlay/use-once-open.ts";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./today.module.css";

const settings = lazyScreen(
  async () => (await import("../../../lib/learning-settings.tsx")).LearningSettings,
);

/** Guests have no page of settings: theirs are here, and the code is loaded when they are opened. */
export function GuestSettings(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Sheet as="section" pad>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t("today.settings.title")}</summary>
        {useOnceOpen(open) && (
          <ScreenOutline value={<Text role="status">{t("common.loading")}</Text>}>{settings}</ScreenOutline>
        )}
      </details>
    </Sheet>
  );
}
