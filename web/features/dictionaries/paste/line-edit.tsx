import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../../../shared/languages.ts";
import { DEFINITIONS } from "../../../../shared/limits.ts";
import { Button } from "../../../ui/action/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Chips } from "../chips.tsx";
import { hasMore, type Draft } from "../edit/kept-changes.ts";
import { MoreFields } from "../edit/more-fields.tsx";
import { checkedWord, hasMoreComplaints, type WordComplaints } from "../edit/word-complaints.ts";
import { wordOf } from "../edit/word-draft.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { PreviewRowProps } from "./preview-row.tsx";
import { splitText, withJoin, withSplit, withText } from "./rows.ts";

interface LineEditProps extends PreviewRowProps {
  draft: Draft;
}

/** A line of the preview while it is changed, taken apart or put together with the next. */
export function LineEdit({ line, plan, dictionary, place, draft, onDraft, onEnd }: LineEditProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const { key, term } = line;
  const [more, setMore] = useState(() => hasMore(draft));
  const [complaints, setComplaints] = useState<WordComplaints>({});
  const termField = useRef<HTMLInputElement>(null);
  useEffect(() => termField.current?.focus(), []);

  const change = (changes: Partial<Draft>): void => {
    onDraft(changes);
    setComplaints({});
  };
  const text = wordOf(draft);
  const two = splitText(text);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkedWord(text);
    if (checked.complaints) {
      setComplaints(checked.complaints);
      if (hasMoreComplaints(checked.complaints)) setMore(true);
    } else onEnd(withText(plan, key, checked.text));
  };
  return (
    <LedgerEdit
      {...place}
      number={line.line}
      label={t("dictionaries.edit.editWord", { term })}
      onSubmit={save}
      onCancel={() => onEnd(null)}
      onMore={() => setMore(true)}
      term={
        <TextField
          ref={termField}
          label={t("dictionaries.edit.term")}
          hideLabel
          word="term"
          lang={termsLanguage}
          dir={directionOf(termsLanguage)}
          autoComplete="off"
          autoCapitalize="none"
          value={draft.term}
          onChange={({ target }) => change({ term: target.value })}
          error={complaints.term}
        />
      }
      definitions={
        <Chips
          label={t("dictionaries.edit.definitions")}
          hideLabel
          values={draft.definitions}
          onChange={(values) => change({ definitions: values })}
          draft={draft.typed}
          onDraftChange={(typed) => change({ typed })}
          removeLabel={(value) => t("dictionaries.edit.remove", { value })}
          keysHint={t("dictionaries.edit.editKeys")}
          lang={definitionsLanguage}
          dir={directionOf(definitionsLanguage)}
          max={DEFINITIONS.max}
          error={complaints.definitions}
        />
      }
      more={
        <MoreFields
          {...{ dictionary, draft, complaints }}
          label={t("dictionaries.edit.moreFields")}
          onChange={change}
          open={more}
          onOpen={setMore}
        />
      }
      actions={
        <>
          <Button type="submit" variant="primary">
            {t("common.save")}
          </Button>
          <Button variant="quiet" kbd="Esc" onClick={() => onEnd(null)}>
            {t("common.cancel")}
          </Button>
          {two && <Button onClick={() => onEnd(withSplit(plan, key, two))}>{t("bring.rows.split")}</Button>}
          {plan.at(-1)?.key !== key && (
            <Button onClick={() => onEnd(withJoin(plan, key, text))}>{t("bring.rows.join")}</Button>
          )}
        </>
      }
    />
  );
}
