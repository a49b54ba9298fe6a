import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { DEFINITIONS, LENGTH } from "../../../../shared/limits.ts";
import { Button } from "../../../ui/action/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Chips } from "../chips.tsx";
import { addDefinition } from "../definition-list.ts";
import { DuplicateNote } from "./duplicate-note.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EMPTY_DRAFT, hasMore, type Draft } from "./kept-changes.ts";
import type { LedgerWord } from "./ledger-words.ts";
import { MoreFields } from "./more-fields.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useDuplicate } from "./use-duplicate.ts";
import { useSuggestions } from "./use-suggestions.ts";
import type { WordText } from "./word-change.ts";
import { checkedWord, hasMoreComplaints, type WordComplaints } from "./word-complaints.ts";
import { withoutEmpty, wordOf } from "./word-draft.ts";

interface NewWordFormProps {
  dictionary: Dictionary;
  full: boolean;
  /** What was typed when the tab was closed. */
  initial: Draft;
  /** Called with everything that is typed; null once it was added. */
  onDraft: (draft: Draft | null) => void;
  onAdd: (text: WordText) => void;
  /** Gives a word that is there already these definitions. */
  onMerge: (word: Word, definitions: string[]) => void;
  /** Words on this screen, among which a duplicate may be. */
  rows: readonly LedgerWord[];
}

/** Where new words are written, one after another without leaving the keyboard. */
export function NewWordForm({
  dictionary,
  full,
  initial,
  onDraft,
  onAdd,
  onMerge,
  rows,
}: NewWordFormProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const [draft, setDraft] = useState(initial);
  const [more, setMore] = useState(() => hasMore(initial));
  const [complaints, setComplaints] = useState<WordComplaints>({});
  const termField = useRef<HTMLInputElement>(null);
  const definitionsField = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(draft.term, dictionary, draft.definitions);
  const source = suggestions.source && t("dictionaries.edit.source", { source: suggestions.source });
  const duplicate = useDuplicate(draft.term, dictionary, rows);

  useEffect(() => {
    if (!full) termField.current?.focus({ preventScroll: true });
  }, [full]);

  const hadRows = useRef(false);
  const hasRows = rows.length > 0;
  useEffect(() => {
    // The last word was removed, and the focus with it.
    if (hadRows.current && !hasRows && document.activeElement === document.body)
      termField.current?.focus({ preventScroll: true });
    hadRows.current = hasRows;
  }, [hasRows]);

  // A chip and the remaining text are reported one after the other: the second starts from the state after the first.
  const latest = useRef(draft);
  const change = (changes: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setComplaints({});
    onDraft(isEmpty(latest.current) ? null : latest.current);
  };
  const typedWord = (): Required<WordText> => wordOf(draft);
  const startOver = (): void => {
    change(EMPTY_DRAFT);
    setMore(false);
    termField.current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkedWord(typedWord());
    if (checked.complaints) {
      setComplaints(checked.complaints);
      if (hasMoreComplaints(checked.complaints)) setMore(true);
      const { term, definitions } = checked.complaints;
      if (term || definitions) (term ? termField : definitionsField).current?.focus();
      return;
    }
    onAdd(withoutEmpty(checked.text));
    startOver();
  };
  const merge = (): void => {
    if (!duplicate) return;
    const definitions = typedWord().definitions.reduce(
      (list, each) => addDefinition(list, each, DEFINITIONS.max),
      duplicate.word.definitions,
    );
    onMerge(duplicate.word, definitions);
    startOver();
  };

  return (
    <EntryForm
      label={t("dictionaries.edit.newWord")}
      onSubmit={submit}
      full={full}
      onMore={() => setMore(true)}
      more={
        !full && (
          <MoreFields
            {...{ dictionary, draft, complaints }}
            examples={suggestions.examples}
            examplesFrom={source}
            label={t("dictionaries.edit.moreFields")}
            onChange={change}
            open={more}
            onOpen={setMore}
          />
        )
      }
      action={
        <Button type="submit" variant="primary" kbd="↵" disabled={full}>
          {t("dictionaries.edit.add")}
        </Button>
      }
    >
      <div>
        <TextField
          ref={termField}
          label={t("dictionaries.edit.term")}
          codeAfterLabel={termsLanguage}
          word="term"
          lang={termsLanguage}
          dir={directionOf(termsLanguage)}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LENGTH.long * 2}
          value={draft.term}
          onChange={({ target }) => change({ term: target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            const ready = typedWord().definitions.length > 0 || !draft.term.trim();
            if (ready) return;
            event.preventDefault();
            definitionsField.current?.focus();
          }}
          error={complaints.term}
        />
        {duplicate && (
          <DuplicateNote
            duplicate={duplicate}
            dictionary={dictionary}
            onMerge={typedWord().definitions.length > 0 ? merge : undefined}
          />
        )}
      </div>
      <div>
        <Chips
          ref={definitionsField}
          label={t("dictionaries.edit.definitions")}
          codeAfterLabel={definitionsLanguage}
          values={draft.definitions}
          onChange={(definitions) => change({ definitions })}
          draft={draft.typed}
          onDraftChange={(typed) => change({ typed })}
          removeLabel={(value) => t("dictionaries.edit.remove", { value })}
          keysHint={t("dictionaries.edit.keys")}
          lang={definitionsLanguage}
          dir={directionOf(definitionsLanguage)}
          max={DEFINITIONS.max}
          disabled={full}
          error={complaints.definitions}
        />
        <Suggestions
          label={t("dictionaries.edit.suggestions")}
          items={suggestions.items}
          remarks={suggestions.grammar}
          source={source}
          lang={definitionsLanguage}
          dir={directionOf(definitionsLanguage)}
          onPick={(item) =>
            change({ definitions: addDefinition(draft.definitions, item, DEFINITIONS.max), typed: "" })
          }
        />
      </div>
    </EntryForm>
  );
}

const isEmpty = (draft: Draft): boolean =>
  draft.term === "" && draft.definitions.length === 0 && draft.typed === "" && !hasMore(draft);
