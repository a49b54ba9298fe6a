import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./tile.module.css";

interface CreateTileProps {
  label: string;
  hint?: ReactNode;
  onClick: () => void;
}

/** The empty page at the end of the shelf. */
export function CreateTile({ label, hint, onClick }: CreateTileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <span className={styles.lead}>
        <Plus />
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </button>
  );
}
