import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { paths } from "../../../paths.ts";

import styles from "./tile.module.css";

/** The empty page at the end of the shelf. */
export function CreateTile(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <button type="button" className={styles.tile} onClick={() => void navigate(paths.newDictionary)}>
      <span className={styles.lead}>
        <Plus />
        {t("dictionaries.new")}
      </span>
      <span className={styles.hint}>{t("dictionaries.newHint")}</span>
    </button>
  );
}
