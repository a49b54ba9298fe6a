import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Moon } from "lucide-react";
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { EMPTY_WORD, type Word } from "../../../../shared/api/word.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { DEFINITIONS } from "../../../../shared/limits.ts";
import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { entriesOptions } from "../../../lib/entries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import type { CardWord, WordEdit, WordSheetProps } from "../../../lib/words/own-words.ts";
import { Button } from "../../../ui/action/button.tsx";
import { LeafSkeleton } from "../../../ui/feedback/leaf-skeleton.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { SideSheet } from "../../../ui/overlay/side-sheet.tsx";
import { useOnceOpen } from "../../../ui/overlay/use-once-open.ts";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Chips } from "../chips.tsx";
import { keptFor, type Draft } from "../edit/kept-changes.ts";
import { ExampleAndNote, TagsField } from "../edit/more-fields.tsx";
import { byWord } from "../edit/operations.ts";
import { queueOf } from "../edit/use-change-queue.ts";
import { changedWord, updateOf } from "../edit/word-change.ts";
import { checkedWord, type WordComplaints } from "../edit/word-complaints.ts";
import { draftOf, wordOf } from "../edit/word-draft.ts";
import { wordsKey } from "../queries.ts";

/** The sheet in which the word of a card is edited. */
export function WordSheet(props: WordSheetProps): ReactNode {
  return useOnceOpen(props.open) && <Sheet {...props} />;
}

function Sheet({ word, open, returnFocus, onRest, onClose, onSaved }: WordSheetProps): ReactNode {
  const { t } = useTranslation();
  const formId = useId();
  const { id: userId } = useSignedIn();
  const close = (): void => {
    keptFor(userId, word.dictionaryId).keepDraft(word.id, null);
    onClose();
  };
  return (
    <SideSheet
      open={open}
      onClose={close}
      title={t("card.editTitle")}
      closeLabel={t("AltText.Close")}
      returnFocus={returnFocus}
      foot={
        <>
          <Text small tone="muted">
            {t("card.verdictStays")}
          </Text>
          <Button variant="quiet" icon={<Moon />} onClick={onRest}>
            {t("card.rest")}
          </Button>
          <Button kbd="Esc" onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {t("common.save")}
          </Button>
        </>
      }
    >
      {open && <CurrentWord {...{ word, formId, onClose, onSaved }} />}
    </SideSheet>
  );
}

interface CurrentWordProps extends Pick<WordSheetProps, "word" | "onClose" | "onSaved"> {
  formId: string;
}

/** The word as it is now, by the server or, without the network, as the card shows it. */
function CurrentWord({ word, formId, onClose, onSaved }: CurrentWordProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id: userId } = useSignedIn();
  const { dictionaryId } = word;
  const { data, error } = useQuery({
    queryKey: [...wordsKey(dictionaryId), "of-card", word.id],
    queryFn: ({ signal }) =>
      call("GET /dictionaries/:dictionaryId/words/:wordId", {
        params: { dictionaryId, wordId: word.id },
        signal,
      }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { handled: true },
  });
  const kept = keptFor(userId, dictionaryId);
  const queue = queueOf(client, userId, dictionaryId);
  if (isNotFound(error)) return <Note tone="wrong">{t("card.gone")}</Note>;
  const seen = data ?? (error && asOnDevice(client, word));
  const log = byWord(queue.state.get().log).get(word.id) ?? [];
  const now = log.reduce((one, { change }) => one && changedWord(one, change), seen);
  if (!now) return <LeafSkeleton label={t("common.loading")} />;
  return (
    <Fields
      formId={formId}
      card={word}
      // Without the network its tags are unknown.
      hasTags={data !== undefined}
      initial={kept.draft(word.id) ?? { ...draftOf(now), seen: now }}
      onDraft={(draft) => kept.keepDraft(word.id, draft)}
      onSave={(draft, text) => {
        kept.keepDraft(word.id, null);
        const change = updateOf(draft.seen ?? now, text);
        if (!change) return onClose();
        queue.add([change]);
        onSaved(change.text);
      }}
    />
  );
}

/** A word as a card shows it. What has changed since its entries were read counts as changed by somebody else. */
function asOnDevice(
  client: QueryClient,
  { id, term, definitions, note, example, dictionaryId }: CardWord,
): Word {
  const read = client.getQueryData(entriesOptions(dictionaryId).queryKey);
  return {
    ...EMPTY_WORD,
    id,
    term,
    definitions,
    note,
    example,
    resting: false,
    order: 0,
    createdAt: "",
    updatedAt: read?.updatedAt ?? "",
  };
}

interface FieldsProps {
  formId: string;
  card: CardWord;
  hasTags: boolean;
  initial: Draft;
  onDraft: (draft: Draft) => void;
  onSave: (draft: Draft, text: WordEdit) => void;
}

/** What is typed is kept on the device until it is saved or cancelled. */
function Fields({ formId, card, hasTags, initial, onDraft, onSave }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(initial);
  const latest = useRef(initial);
  const [complaints, setComplaints] = useState<WordComplaints>({});
  const { termsLanguage, definitionsLanguage, dictionaryId } = card;
  const change = (changes: Partial<Draft>): void => {
    setComplaints({});
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    onDraft(latest.current);
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkedWord(wordOf(draft));
    if (checked.complaints) return setComplaints(checked.complaints);
    const { tags: all, ...text } = checked.text;
    onSave(draft, hasTags ? { ...text, tags: all } : text);
  };
  const more = { dictionary: { id: dictionaryId, termsLanguage }, draft, complaints, onChange: change };
  return (
    <form
      id={formId}
      aria-label={t("dictionaries.edit.editWord", { term: card.term })}
      noValidate
      onSubmit={save}
    >
      <TextField
        name="term"
        label={t("dictionaries.edit.term")}
        codeAfterLabel={termsLanguage}
        word="term"
        lang={termsLanguage}
        dir={directionOf(termsLanguage)}
        autoComplete="off"
        autoCapitalize="none"
        // Where it is loaded after the sheet has opened.
        autoFocus
        data-autofocus
        value={draft.term}
        onChange={({ target }) => change({ term: target.value })}
        error={complaints.term}
      />
      <Chips
        name="definitions"
        label={t("dictionaries.edit.definitions")}
        codeAfterLabel={definitionsLanguage}
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
      <ExampleAndNote {...more} />
      {hasTags && <TagsField {...more} />}
    </form>
  );
}
