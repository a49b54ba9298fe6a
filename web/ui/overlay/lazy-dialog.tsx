import { lazy, Suspense, type ReactNode } from "react";

import { Button } from "../action/button.tsx";
import { Note } from "../text/note.tsx";
import type { DialogProps } from "./dialog.tsx";
import { useOnceOpen } from "./use-once-open.ts";

export const loadDialog = () => import("./dialog.tsx").catch(() => null);

/** If the dialog's code cannot be loaded, as without a network, its content is shown without it. */
const Loaded = lazy(async () => ({ default: (await loadDialog())?.Dialog ?? PlainDialog }));

/** A dialog whose code is loaded when it first opens. */
export function LazyDialog(props: DialogProps): ReactNode {
  return (
    useOnceOpen(props.open) && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}

function PlainDialog({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  onSubmit,
}: DialogProps): ReactNode {
  if (!open) return null;
  const content = (
    <Note tone="wrong" role="alert" action={actions ?? <Button onClick={onClose}>{closeLabel}</Button>}>
      {title}
      {children}
    </Note>
  );
  if (!onSubmit) return content;
  return (
    <form noValidate onSubmit={onSubmit}>
      {content}
    </form>
  );
}
