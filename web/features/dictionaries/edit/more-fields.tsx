import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { EXAMPLE_LENGTH, NOTE_LENGTH, TAGS } from "../../../../shared/limits.ts";
import { characters, normalizeLines } from "../../../../shared/text-rules.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { useFormat } from "../../../lib/format.ts";
import { Chips } from "../chips.tsx";
import { Disclosure } from "../disclosure.tsx";
import { distinctTags } from "../distinct-tags.ts";
import { TextArea } from "../text-area.tsx";
import type { MoreDraft } from "./kept-changes.ts";
import { Suggestions } from "./suggestions.tsx";
import { useTagSuggestions } from "./use-tag-suggestions.ts";
import type { WordComplaints } from "./word-complaints.ts";

import styles from "./more-fields.module.css";

/** In a longer text only these UTF-16 units are counted. */
const MOST_COUNTED = 0x10000;

interface MoreGridProps {
  dictionary: Pick<Dictionary, "id" | "termsLanguage">;
  draft: MoreDraft;
  onChange: (change: Partial<MoreDraft>) => void;
  complaints: WordComplaints;
  /** Sentences that are offered while there is no example, and where they come from, in words. */
  examples?: readonly string[];
  examplesFrom?: string | undefined;
}

interface MoreFieldsProps extends MoreGridProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What the button says while they are hidden. */
  label: string;
}

/** Example, note and tags of a word, out of the way until they are wanted. */
export function MoreFields({ open, onOpen, label, ...grid }: MoreFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Disclosure label={open ? t("dictionaries.edit.more") : label} kbd="Alt ↓" open={open} onOpen={onOpen}>
      <div className={styles.grid}>
        <ExampleAndNote {...grid} autoFocus />
        <div className={styles.wide}>
          <TagsField {...grid} />
        </div>
      </div>
    </Disclosure>
  );
}

export function ExampleAndNote({
  dictionary: { termsLanguage },
  draft: { example, note },
  onChange,
  complaints,
  examples = [],
  examplesFrom,
  autoFocus = false,
}: MoreGridProps & { autoFocus?: boolean }): ReactNode {
  const { t } = useTranslation();
  const used = useUsed();
  const exampleField = useRef<HTMLTextAreaElement>(null);
  const length = (text: string): number => characters(normalizeLines(cut(text, MOST_COUNTED)));
  return (
    <>
      <div>
        <TextArea
          ref={exampleField}
          name="example"
          label={t("dictionaries.edit.example")}
          codeAfterLabel={termsLanguage}
          labelEnd={used(length(example), EXAMPLE_LENGTH)}
          word
          className={styles.lines}
          lang={termsLanguage}
          dir={directionOf(termsLanguage)}
          autoFocus={autoFocus}
          rows={2}
          value={example}
          onChange={({ target }) => onChange({ example: target.value })}
          onKeyDown={submitOnCtrlEnter}
          error={complaints.example}
        />
        <Suggestions
          label={t("dictionaries.edit.suggestions")}
          items={example.trim() ? [] : examples}
          source={examplesFrom}
          lang={termsLanguage}
          dir={directionOf(termsLanguage)}
          onPick={(sentence) => {
            onChange({ example: sentence });
            exampleField.current?.focus();
          }}
        />
      </div>
      <TextArea
        name="note"
        label={t("dictionaries.edit.note")}
        labelEnd={used(length(note), NOTE_LENGTH)}
        word
        className={styles.lines}
        dir="auto"
        rows={2}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
        onKeyDown={submitOnCtrlEnter}
        error={complaints.note}
      />
    </>
  );
}

export function TagsField({ dictionary: { id }, draft, onChange, complaints }: MoreGridProps): ReactNode {
  const { t } = useTranslation();
  const used = useUsed();
  const field = useRef<HTMLInputElement>(null);
  const { tags, typedTag } = draft;
  const suggestions = useTagSuggestions(id, draft);
  return (
    <>
      <Chips
        ref={field}
        name="tags"
        kind="tags"
        label={t("dictionaries.edit.tags")}
        labelEnd={used(tags.length, TAGS.max)}
        values={tags}
        onChange={(all) => onChange({ tags: distinctTags(all) })}
        draft={typedTag}
        onDraftChange={(typed) => onChange({ typedTag: typed })}
        removeLabel={(value) => t("dictionaries.edit.remove", { value })}
        keysHint={t("dictionaries.edit.tagKeys")}
        max={TAGS.max}
        error={complaints.tags}
      />
      <Suggestions
        label={t("dictionaries.edit.yourTags")}
        items={suggestions}
        onPick={(tag) => {
          onChange({ tags: distinctTags([...tags, tag]), typedTag: "" });
          field.current?.focus();
        }}
      />
    </>
  );
}

/** “68 / 500” */
function useUsed(): (count: number, limit: number) => string {
  const format = useFormat();
  return (count, limit) => `${format.number(count)} / ${format.number(limit)}`;
}

/** Enter alone begins a line. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
