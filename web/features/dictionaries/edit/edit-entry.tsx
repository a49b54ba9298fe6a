import { useRef, useState, type ComponentProps, type ReactNode } from "react";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { LedgerEdit } from "../ledger-edit.tsx";
import type { Draft, Kept } from "./kept-changes.ts";
import type { WordText } from "./word-change.ts";
import { draftOf, isSameWord } from "./word-draft.ts";
import { WordMemory } from "./word-memory.tsx";

interface EditEntryProps {
  word: Word;
  dictionary: Dictionary;
  kept: Kept;
  place: ComponentProps<"li">;
  onEnd: (text: WordText | null) => void;
}

/** A word of the ledger being edited; what is typed is kept on the device until it is saved or cancelled. */
export function EditEntry({ word, dictionary, kept, place, onEnd }: EditEntryProps): ReactNode {
  const [draft, setDraft] = useState(() => kept.draft(word.id) ?? draftOf(word));
  const latest = useRef(draft);

  const change = (changes: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    kept.keepDraft(word.id, latest.current);
  };
  const end = (text: WordText | null): void => {
    kept.keepDraft(word.id, null);
    onEnd(text);
  };
  return (
    <LedgerEdit
      {...place}
      {...{ dictionary, draft }}
      number={word.order}
      term={word.term}
      onChange={change}
      onSave={(text) => end(isSameWord(word, text) ? null : text)}
      onCancel={() => end(null)}
      actions={<WordMemory dictionaryId={dictionary.id} wordId={word.id} />}
    />
  );
}
