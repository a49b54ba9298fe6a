import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../ui/action/button.tsx";
import { Row } from "../../../../ui/page/row.tsx";
import { save } from "../../save-file.ts";
import { CopyButton } from "./copy-button.tsx";

import styles from "./codes.module.css";

/** Shown this once: what is kept on the server are hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const text = codes.join("\n");
  return (
    <>
      <p>{t("users.codes.recoveryLead")}</p>
      <ul className={styles.list} aria-label={t("users.codes.recovery")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <CopyButton text={text} label={t("users.codes.copy")} />
        <Button
          onClick={() => save(`${text}\n`, { name: "wordhoard-recovery-codes.txt", type: "text/plain" })}
        >
          {t("users.codes.download")}
        </Button>
      </Row>
    </>
  );
}
