import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";

import styles from "./side-sheet.module.css";

interface SideSheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** What has the focus once it is closed. */
  returnFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Stays in view below what is scrolled: the buttons, the main one last. */
  foot: ReactNode;
}

/** A sheet from the side of the screen, beside what it is about; on a phone it is the whole screen. */
export function SideSheet({ open, onClose, title, closeLabel, returnFocus, children, foot }: SideSheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup
          ref={popup}
          className={styles.sheet}
          initialFocus={() => popup.current?.querySelector<HTMLElement>("[data-autofocus]") ?? true}
          finalFocus={returnFocus}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close}>
              <X role="img" aria-label={closeLabel} aria-hidden="false" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>{foot}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
