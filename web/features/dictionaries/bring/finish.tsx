import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";

import styles from "./bring.module.css";

interface FinishProps {
  dictionary: Dictionary;
  /** Back, and the button that adds the words. */
  children: ReactNode;
}

/** What ends a preview: after its last row, and in sight while there are more. */
export function Finish({ dictionary, children }: FinishProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={styles.finish}>
      <p>
        {t("bring.into")} <b lang={dictionary.termsLanguage}>{dictionary.name}</b>
      </p>
      {children}
    </div>
  );
}
