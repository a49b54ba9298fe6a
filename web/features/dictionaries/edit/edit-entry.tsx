import { useRef, useState, type ComponentProps, type ReactNode } from "react";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { Draft, Kept } from "./kept-changes.ts";
import { updateOf, type WordChange } from "./word-change.ts";
import { draftOf } from "./word-draft.ts";
import { WordMemory } from "./word-memory.tsx";

interface EditEntryProps {
  word: Word;
  dictionary: Dictionary;
  kept: Kept;
  place: ComponentProps<"li">;
  onEnd: (change: WordChange | null) => void;
}

/** A word of the ledger being edited; what is typed is kept on the device until it is saved or cancelled. */
export function EditEntry({ word, dictionary, kept, place, onEnd }: EditEntryProps): ReactNode {
  const [draft, setDraft] = useState((): Draft => kept.draft(word.id) ?? { ...draftOf(word), seen: word });
  const latest = useRef(draft);

  const change = (changes: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    kept.keepDraft(word.id, latest.current);
  };
  const end = (change: WordChange | null): void => {
    kept.keepDraft(word.id, null);
    onEnd(change);
  };
  return (
    <LedgerEdit
      {...place}
      {...{ dictionary, draft }}
      number={word.order}
      term={word.term}
      onChange={change}
      onSave={(text) => end(updateOf(draft.seen ?? word, text))}
      onCancel={() => end(null)}
      actions={<WordMemory dictionaryId={dictionary.id} wordId={word.id} />}
    />
  );
}
