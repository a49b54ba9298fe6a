import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import type { ChangeQueue, QueueState } from "./change-queue.ts";
import { useLeaveGuard } from "./leave-guard.ts";

/** How long a save in progress may take before anything is asked. */
const PATIENCE_MS = 1200;

interface LeaveQuestionProps {
  queue: ChangeQueue;
  state: QueueState;
}

/** Asks before a page with unsaved words is left; a save in progress is waited for instead. */
export function LeaveQuestion({ queue, state }: LeaveQuestionProps): ReactNode {
  const { t } = useTranslation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard({
    holdsBack: state.failure !== null || [...state.pending.values()].some(({ refusal }) => refusal !== null),
    blocks: () => queue.unsaved() && !onlyHeld(queue.state()),
    ask: (go) =>
      void Promise.race([queue.flush(), new Promise((over) => setTimeout(over, PATIENCE_MS))]).then(() => {
        if (queue.unsaved() && !onlyHeld(queue.state())) setLeave(() => go);
        else go();
      }),
  });
  return (
    <ConfirmDialog
      open={leave !== null}
      onCancel={() => setLeave(null)}
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      title={t("dictionaries.leave.title", { count: Math.max(1, state.pending.size) })}
      confirmLabel={t("dictionaries.leave.confirm")}
      cancelLabel={t("dictionaries.leave.stay")}
      harmless
    >
      {t("dictionaries.leave.text")}
    </ConfirmDialog>
  );
}

/** A deletion that can still be undone is sent when the page is left. */
const onlyHeld = ({ pending }: QueueState): boolean => [...pending.values()].every(({ held }) => held);
