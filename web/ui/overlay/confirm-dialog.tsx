import { type ReactNode, useRef } from "react";

import { Button } from "../action/button.tsx";
import { Note } from "../text/note.tsx";
import { LazyDialog } from "./lazy-dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** The safe choice: it has the focus. */
  cancelLabel: string;
  pending?: boolean | undefined;
  error?: ReactNode;
  /** Only what destroys is red. */
  harmless?: boolean | undefined;
  /** A second thing that one may do instead. */
  instead?: { label: string; onChoose: () => void; pending: boolean } | undefined;
}

export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  pending,
  error,
  harmless,
  instead,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <LazyDialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      initialFocus={safe}
      role="alertdialog"
      actions={
        <>
          <Button ref={safe} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {instead && (
            <Button pending={instead.pending} onClick={instead.onChoose}>
              {instead.label}
            </Button>
          )}
          <Button variant={harmless ? "primary" : "danger-solid"} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === "string" ? <p>{children}</p> : children}
      {error && (
        <Note tone="wrong" role="alert">
          {error}
        </Note>
      )}
    </LazyDialog>
  );
}
