import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { DUPLICATE_POLICIES, type DuplicatePolicy, type PlannedChanges } from "./plan-changes.ts";
import type { LineStatus, PlannedLine } from "./plan.ts";

import styles from "./paste-summary.module.css";

interface PasteSummaryProps {
  plan: readonly PlannedLine[];
  changes: PlannedChanges | null;
  policy: DuplicatePolicy;
  onPolicy: (policy: DuplicatePolicy) => void;
  room: number;
  /** The line that is being changed: nothing is saved without it. */
  editedLine: number | undefined;
  saving: boolean;
  failure: Error | null;
  onSave: () => void;
  onCancel: () => void;
}

const STATUSES = ["new", "known", "repeated", "wrong", "left"] as const satisfies LineStatus[];

/** What the lines come to, what is done with duplicates, and the button that saves it all. */
export function PasteSummary({
  plan,
  changes,
  policy,
  onPolicy,
  room,
  editedLine,
  saving,
  failure,
  onSave,
  onCancel,
}: PasteSummaryProps): ReactNode {
  const { t } = useTranslation();
  const counts = STATUSES.map((status) => ({
    status,
    count: plan.filter((line) => line.status === status).length,
  })).filter(({ count }) => count > 0);
  const duplicates = counts.some(({ status }) => status === "known" || status === "repeated");
  const total = (changes?.create.length ?? 0) + (changes?.update.length ?? 0);
  const reason =
    editedLine !== undefined
      ? t("bring.rows.finishFirst", { line: editedLine })
      : total === 0
        ? t("dictionaries.paste.nothing")
        : undefined;
  return (
    <Stack>
      <p className={styles.counts} role="status">
        {counts.map(({ status, count }) => (
          <span key={status} data-status={status}>
            {status === "left"
              ? t("bring.rows.left", { count })
              : t(`dictionaries.paste.counts.${status}`, { count })}
          </span>
        ))}
      </p>
      {duplicates && (
        <Segmented
          legend={t("dictionaries.paste.duplicates")}
          name="duplicates"
          options={DUPLICATE_POLICIES.map((value) => ({
            value,
            label: t(`dictionaries.paste.policies.${value}`),
          }))}
          value={policy}
          onChange={onPolicy}
        />
      )}
      {changes && changes.left > 0 && (
        <Note role="status">
          {t("dictionaries.paste.room", { count: room })}{" "}
          {t("dictionaries.paste.left", { count: changes.left })}
        </Note>
      )}
      {failure && (
        <Note tone="wrong" role="alert">
          {failure instanceof ApiError && <b>{t("dictionaries.paste.failed")}</b>} {failure.message}
        </Note>
      )}
      <Row>
        <Button variant="primary" pending={saving} disabledReason={reason} onClick={onSave}>
          {failure ? t("common.retry") : t("dictionaries.paste.save", { count: total })}
        </Button>
        <Button onClick={onCancel} disabled={saving}>
          {t("common.cancel")}
        </Button>
        {reason && (
          <Text as="span" tone="muted" aria-hidden>
            {reason}
          </Text>
        )}
        {saving && (
          <>
            <progress
              className={styles.progress}
              aria-label={t("dictionaries.paste.saving", { count: total })}
            />
            <Text as="span" role="status" tone="muted">
              {t("dictionaries.paste.saving", { count: total })}
            </Text>
          </>
        )}
      </Row>
    </Stack>
  );
}
