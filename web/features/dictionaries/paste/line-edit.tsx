import type { ReactNode, RefCallback } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordField } from "../../../../shared/api/word.ts";
import { Button } from "../../../ui/action/button.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { changedFields } from "../edit/word-change.ts";
import { wordOf } from "../edit/word-draft.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { PlannedLine } from "./plan.ts";
import { splitText, withJoin, withSplit, withText, type Row } from "./rows.ts";

/** The line that is being changed, and what to. */
export interface EditedLine {
  key: string;
  draft: Draft;
  /** The field that was chosen. */
  field: WordField;
}

export interface LineEditProps {
  line: PlannedLine;
  /** All lines. */
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
  /** Attributes of the row's place in the list. */
  place: { ref: RefCallback<Element>; "data-index": number };
  edited: EditedLine;
  onDraft: (changes: Partial<Draft>) => void;
  /** The edit is over: with other rows, or without a change. */
  onEnd: (rows: Row[] | null) => void;
}

/** A line of the preview while it is changed, taken apart or put together with the next. */
export function LineEdit({
  line,
  plan,
  dictionary,
  place,
  edited,
  onDraft,
  onEnd,
}: LineEditProps): ReactNode {
  const { t } = useTranslation();
  const { draft, field } = edited;
  const { key, term } = line;
  const text = wordOf(draft);
  const two = splitText(text);
  return (
    <LedgerEdit
      {...place}
      {...{ dictionary, draft, term }}
      number={line.line}
      focusOn={field}
      onChange={onDraft}
      onSave={(saved) => onEnd(changedFields(line, saved).length === 0 ? null : withText(plan, key, saved))}
      onCancel={() => onEnd(null)}
      actions={
        <>
          {two && <Button onClick={() => onEnd(withSplit(plan, key, two))}>{t("bring.rows.split")}</Button>}
          {plan.at(-1)?.key !== key && (
            <Button onClick={() => onEnd(withJoin(plan, key, text))}>{t("bring.rows.join")}</Button>
          )}
        </>
      }
    />
  );
}
