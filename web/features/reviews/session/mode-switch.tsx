import { GalleryVerticalEnd, Keyboard, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { flip, useFlipping } from "./flipping.ts";

import styles from "./mode-switch.module.css";

interface ModeSwitchProps {
  position: string;
  /** Whether the card is still to be answered. */
  open: boolean;
  /** Takes the last answer back. */
  onUndo: (() => void) | null;
}

/** Where in the review this is, and the switch between typing and turning over, at any open card. */
export function ModeSwitch({ position, open, onUndo }: ModeSwitchProps): ReactNode {
  const { t } = useTranslation();
  const flipping = useFlipping();
  return (
    <span className={styles.line}>
      <span>{position}</span>
      {onUndo && (
        <Button variant="quiet" icon={<Undo2 />} kbd="Ctrl Z" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          {t("card.undo")}
        </Button>
      )}
      {open && (
        <Button
          variant="quiet"
          icon={flipping ? <Keyboard /> : <GalleryVerticalEnd />}
          onClick={() => flip(!flipping)}
        >
          {t(flipping ? "today.typeInstead" : "today.flipInstead")}
        </Button>
      )}
    </span>
  );
}
