import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, type SubmitEventHandler, useRef } from "react";

import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** Names the closing button: hidden at the end for screen readers, a visible cross where there are no actions. */
  closeLabel: string;
  /** What has the focus at the start, if not the first field or button. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>["initialFocus"];
  /** Makes the content a form, sent by a button of type submit among the actions. */
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  /** A dialog that asks before it does harm. */
  role?: "dialog" | "alertdialog" | undefined;
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  initialFocus,
  onSubmit,
  role = "dialog",
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const content = (
    <>
      <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Popup
          ref={popup}
          className={styles.popup}
          role={role}
          initialFocus={initialFocus ?? (() => firstControl(popup.current))}
        >
          {onSubmit ? (
            <form className={styles.content} noValidate onSubmit={onSubmit}>
              {content}
            </form>
          ) : (
            <div className={styles.content}>{content}</div>
          )}
          {actions ? (
            <BaseDialog.Close className={styles.close}>{closeLabel}</BaseDialog.Close>
          ) : (
            <BaseDialog.Close className={styles.cross}>
              <X role="img" aria-label={closeLabel} aria-hidden="false" />
            </BaseDialog.Close>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** What asks for the focus itself, else the first field, else the first button or link. */
const firstControl = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>("[autofocus], [data-autofocus]") ??
  popup?.querySelector<HTMLElement>("input:not([hidden]), select, textarea") ??
  true;
