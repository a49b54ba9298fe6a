import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";

import { tags as tagsRule, type Dictionary, type Word } from "../../../../shared/api/dictionaries.ts";
import { TAGS } from "../../../../shared/limits.ts";
import { complaintsByField } from "../../../../shared/validation.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import { Button } from "../../../ui/action/button.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Chips } from "../chips.tsx";
import { distinctTags } from "../distinct-tags.ts";
import { commonTags, retagged, type Retagged } from "./retag.ts";
import { Suggestions } from "./suggestions.tsx";
import { useTagSuggestions } from "./use-tag-suggestions.ts";

interface TagDialogProps {
  dictionary: Dictionary;
  words: readonly Word[];
  onClose: () => void;
  onTag: (retagged: Retagged) => void;
}

/** Gives all selected words tags, and takes from them those that all of them have. */
export function TagDialog({ dictionary, words, onClose, onTag }: TagDialogProps): ReactNode {
  const { t } = useTranslation();
  const [before] = useState(() => commonTags(words));
  const [tags, setTags] = useState(before);
  const [typed, setTyped] = useState("");
  const [complaint, setComplaint] = useState<string>();
  const suggestions = useTagSuggestions(dictionary.id, { tags, typedTag: typed });
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const all = distinctTags(typed.trim() === "" ? tags : [...tags, typed.trim()]);
    const checked = z.safeParse(tagsRule, all, { reportInput: true });
    if (!checked.success) {
      const [first] = complaintsByField(checked.error.issues).values();
      setComplaint(complaintText(first ?? { key: "invalid" }));
      return;
    }
    const done = retagged(words, before, checked.data);
    if (done.changed.length === 0 && done.full > 0) setComplaint(t("selecting.full", { count: done.full }));
    else onTag(done);
  };
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t("selecting.tagTitle", { count: words.length })}
      closeLabel={t("AltText.Close")}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("common.save")}
          </Button>
        </>
      }
    >
      <Chips
        kind="tags"
        label={t("dictionaries.edit.tags")}
        hint={t("selecting.tagHint")}
        values={tags}
        onChange={(all) => {
          setTags(distinctTags(all));
          setComplaint(undefined);
        }}
        draft={typed}
        onDraftChange={setTyped}
        removeLabel={(value) => t("dictionaries.edit.remove", { value })}
        max={TAGS.max}
        error={complaint}
      />
      <Suggestions
        label={t("dictionaries.edit.yourTags")}
        items={suggestions}
        onPick={(tag) => {
          setTags(distinctTags([...tags, tag]));
          setTyped("");
        }}
      />
    </LazyDialog>
  );
}
