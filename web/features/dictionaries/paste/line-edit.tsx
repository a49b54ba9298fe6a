import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Button } from "../../../ui/action/button.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { changedFields } from "../edit/word-change.ts";
import { wordOf } from "../edit/word-draft.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { PlannedLine } from "./plan.ts";
import { splitText, withJoin, withSplit, withText, type Row } from "./rows.ts";

interface LineEditProps {
  line: PlannedLine;
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
  place: ComponentProps<"li">;
  draft: Draft;
  onDraft: (changes: Partial<Draft>) => void;
  onEnd: (rows: Row[] | null) => void;
}

/** A line of the preview while it is changed, taken apart or put together with the next. */
export function LineEdit({ line, plan, dictionary, place, draft, onDraft, onEnd }: LineEditProps): ReactNode {
  const { t } = useTranslation();
  const { key, term } = line;
  const text = wordOf(draft);
  const two = splitText(text);
  return (
    <LedgerEdit
      {...place}
      {...{ dictionary, draft, term }}
      number={line.line}
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
