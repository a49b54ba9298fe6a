import { GalleryVerticalEnd, Keyboard } from "lucide-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { store, stored } from "../../../lib/device-storage.ts";
import { Button } from "../../../ui/action/button.tsx";

import styles from "./mode.module.css";

const KEY = "reviews.flip";
const listeners = new Set<() => void>();

/** Whether cards are turned over on this device instead of being typed. */
export const useFlipping = (): boolean => useSyncExternalStore(subscribe, isFlipping);

export function flip(flipping: boolean): void {
  store(KEY, flipping ? "yes" : null);
  for (const listener of listeners) listener();
}

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

const isFlipping = (): boolean => stored(KEY) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
