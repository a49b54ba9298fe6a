import { GalleryVerticalEnd, Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { flip, useFlipping } from "./flipping.ts";

import styles from "./mode-switch.module.css";

interface ModeSwitchProps {
  position: string;
  /** Whether the card is still to be answered. */
  open: boolean;
}

/** Where in the review this is, and the switch between typing and turning over, at any open card. */
export function ModeSwitch({ position, open }: ModeSwitchProps): ReactNode {
  const { t } = useTranslation();
  const flipping = useFlipping();
  return (
    <span className={styles.line}>
      <span>{position}</span>
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
