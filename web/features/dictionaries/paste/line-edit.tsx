import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { changedFields } from "../edit/word-change.ts";
import { wordOf } from "../edit/word-draft.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { PreviewRowProps } from "./preview-row.tsx";
import type { EditedLine } from "./preview.tsx";
import { splitText, withJoin, withSplit, withText } from "./rows.ts";

interface LineEditProps extends PreviewRowProps {
  edited: EditedLine;
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
