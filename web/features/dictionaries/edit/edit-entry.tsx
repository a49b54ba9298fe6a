import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { DEFINITIONS } from "../../../../shared/limits.ts";
import { Button } from "../../../ui/action/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Chips } from "../chips.tsx";
import { LedgerEdit } from "../ledger-edit.tsx";
import { hasMore, type Draft, type Kept } from "./kept-changes.ts";
import { MoreFields } from "./more-fields.tsx";
import type { WordText } from "./word-change.ts";
import { checkedWord, hasMoreComplaints, type WordComplaints } from "./word-complaints.ts";
import { draftOf, isSameWord, wordOf } from "./word-draft.ts";
import { WordMemory } from "./word-memory.tsx";

interface EditEntryProps {
  word: Word;
  dictionary: Dictionary;
  kept: Kept;
  place: ComponentProps<"li">;
  onEnd: (text: WordText | null) => void;
}

/** A word of the ledger while it is edited; what is typed is kept on the device until it is saved or called off. */
export function EditEntry({ word, dictionary, kept, place, onEnd }: EditEntryProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const [draft, setDraft] = useState(() => kept.draft(word.id) ?? draftOf(word));
  const [more, setMore] = useState(() => hasMore(draft));
  const [complaints, setComplaints] = useState<WordComplaints>({});
  const termField = useRef<HTMLInputElement>(null);
  const latest = useRef(draft);
  useEffect(() => termField.current?.focus(), []);

  const change = (changes: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setComplaints({});
    kept.keepDraft(word.id, latest.current);
  };
  const end = (text: WordText | null): void => {
    kept.keepDraft(word.id, null);
    onEnd(text);
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkedWord(wordOf(latest.current));
    if (checked.complaints) {
      setComplaints(checked.complaints);
      if (hasMoreComplaints(checked.complaints)) setMore(true);
    } else end(isSameWord(word, checked.text) ? null : checked.text);
  };
  return (
    <LedgerEdit
      {...place}
      number={word.order}
      label={t("dictionaries.edit.editWord", { term: word.term })}
      onSubmit={save}
      onCancel={() => end(null)}
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
          onChange={(definitions) => change({ definitions })}
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
          <Button variant="quiet" kbd="Esc" onClick={() => end(null)}>
            {t("common.cancel")}
          </Button>
          <WordMemory dictionaryId={dictionary.id} wordId={word.id} />
        </>
      }
    />
  );
}
