import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useKnownTest } from "../../../lib/current-test.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Note } from "../../../ui/text/note.tsx";

import styles from "./setup-page.module.css";

/** A test that waits to be resumed, and that a new one would replace. */
export function RunningTest(): ReactNode {
  const { t } = useTranslation();
  const test = useKnownTest()?.test;
  if (!test) return null;
  const { position, total } = test;
  return (
    <div className={styles.running}>
      <Note
        tone="info"
        action={
          <ButtonLink to={paths.testing} icon={<Play />}>
            {t("testing.setup.resume")}
          </ButtonLink>
        }
      >
        <strong>{t("testing.setup.running")}</strong> {t("testing.setup.runningAt", { position, total })}
      </Note>
    </div>
  );
}
