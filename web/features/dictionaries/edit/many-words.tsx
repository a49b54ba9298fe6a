import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { refreshDictionary } from "../queries.ts";
import type { ChangeQueue } from "./change-queue.ts";
import { applySaved } from "./edit-list.ts";
import type { LedgerWord } from "./ledger-words.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { moveWords, type Moved } from "./move-words.ts";
import type { Retagged } from "./retag.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import type { Selection } from "./use-selection.ts";
import { useTestChosen } from "./use-test-chosen.ts";
import type { Undo } from "./use-undo.ts";
import { reverseOf, updateOf } from "./word-change.ts";

interface ManyWordsProps {
  dictionary: Dictionary;
  queue: ChangeQueue;
  selection: Selection;
  undo: Undo;
  remove: (rows: readonly LedgerWord[]) => void;
  rest: (words: readonly Word[], resting: boolean) => void;
  onEnd: () => void;
}

/** Tests, tags, moves, rests or deletes the words that are selected; each change can be undone. */
export function ManyWords({
  dictionary,
  queue,
  selection,
  undo,
  remove,
  rest,
  onEnd,
}: ManyWordsProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<"tag" | "move" | null>(null);
  const test = useTestChosen(dictionary.id, queue);
  const words = selection.chosen.map(({ word }) => word);
  useEffect(() => announce(t("selecting.keys")), [announce, t]);

  const end = (): void => {
    setDialog(null);
    onEnd();
  };
  const tag = ({ changed, full }: Retagged): void => {
    if (changed.length === 0) return end();
    const tagsOf = new Map(changed.map(({ id, tags }) => [id, tags]));
    const updates = words.flatMap((word) => updateOf(word, { tags: tagsOf.get(word.id) ?? word.tags }) ?? []);
    queue.add(updates);
    const said = [
      t("selecting.tagged", { count: changed.length }),
      full > 0 && t("selecting.full", { count: full }),
    ];
    undo.offer({ text: said.filter(Boolean).join(" "), undo: () => void queue.add(updates.map(reverseOf)) });
    end();
  };
  const reread = async (others: string): Promise<void> => {
    queue.forgetCreated();
    await Promise.all([refreshDictionary(client, dictionary.id), refreshDictionary(client, others)]);
  };
  const moved = ({ from, to, doubled }: Moved): void => {
    const ids = words.map(({ id }) => id);
    applySaved(client, dictionary.id, { ...from, words: [] }, ids);
    const said = [
      t("selecting.moved", { count: ids.length, name: to.name }),
      doubled.length > 0 && t("selecting.doubled", { count: doubled.length }),
    ];
    undo.offer({
      text: said.filter(Boolean).join(" "),
      undo: async () => {
        await moveWords(to.id, dictionary.id, ids);
        await reread(to.id);
      },
    });
    end();
    void reread(to.id);
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        test={test}
        onTag={() => setDialog("tag")}
        onMove={() => setDialog("move")}
        onRest={(resting) => {
          rest(words, resting);
          end();
        }}
        onDelete={() => {
          remove(selection.chosen);
          end();
        }}
        onCancel={end}
      />
      {dialog === "tag" && (
        <TagDialog {...{ dictionary, words }} onClose={() => setDialog(null)} onTag={tag} />
      )}
      {dialog === "move" && (
        <MoveDialog {...{ dictionary, words }} onClose={() => setDialog(null)} onMoved={moved} />
      )}
    </>
  );
}
