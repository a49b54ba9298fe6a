import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { startTransition, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { v7 as newId } from "uuid";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { call } from "../../../lib/api.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { rereadEditLists } from "../edit/edit-list.ts";
import { refreshDictionary } from "../queries.ts";
import { ListFailure } from "../shelf/list-failure.tsx";
import { knownWordsOptions } from "./known-words.ts";
import { likelySeparators } from "./likely-separators.ts";
import { PasteField } from "./paste-field.tsx";
import { PasteSummary } from "./paste-summary.tsx";
import { changesOf, type DuplicatePolicy } from "./plan-changes.ts";
import { Preview, type EditedLine } from "./preview.tsx";
import { readLines } from "./read-lines.ts";
import { readAgain, rowsOf, type Row } from "./rows.ts";
import { SeparatorFields } from "./separator-fields.tsx";
import type { Separators } from "./separators.ts";
import { usePlan } from "./use-plan.ts";

interface PasteWordsProps {
  dictionary: Dictionary;
  /** Words that may still be added. */
  room: number;
  onClose: () => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
}

const NONE: ReadonlyMap<string, boolean> = new Map();

/** Many words at once: pasted or from a file, shown as they are understood, and saved together or not at all. */
export function PasteWords({ dictionary, room, onClose, onFile }: PasteWordsProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const { id } = dictionary;
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Partial<Separators>>({});
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(NONE);
  // Here, so that it outlives a row that is scrolled off the page, and nothing is saved without it.
  const [editing, setEditing] = useState<EditedLine | null>(null);
  const [policy, setPolicy] = useState<DuplicatePolicy>("merge");
  const known = useQuery(knownWordsOptions(id));
  const guessed = useMemo(() => likelySeparators(text), [text]);
  const separators = { ...guessed, ...chosen };
  const plan = usePlan({ text, separators, known: known.data, languages: dictionary, rows, picks });
  const changes = useMemo(() => plan && changesOf(plan, policy, room), [plan, policy, room]);
  // With ids from the start, so that trying again creates nothing twice.
  const words = useMemo(
    () =>
      changes && {
        create: changes.create.map((word) => ({ id: newId(), ...word })),
        update: changes.update,
      },
    [changes],
  );

  const save = useMutation({
    mutationFn: async () => {
      if (!words) return;
      await call("PATCH /dictionaries/:id", { params: { id }, body: { words } });
      announce(t("dictionaries.paste.done", { count: words.create.length + words.update.length }));
      onClose();
      await rereadEditLists(client, id);
      await refreshDictionary(client, id);
    },
    meta: { handled: true },
  });

  const separateBy = (change: Partial<Separators>): void => {
    const next = { ...separators, ...change };
    setChosen((before) => ({ ...before, ...change }));
    setRows((changed) => changed && readAgain(changed, rowsOf(readLines(text, next, dictionary))));
  };

  return (
    <Stack>
      <PasteField
        dictionary={dictionary}
        onFile={onFile}
        // The field shows thousands of pasted lines before they are looked at.
        onText={(next) =>
          startTransition(() => {
            setText(next);
            setRows(null);
            setPicks(NONE);
            setEditing(null);
            save.reset();
          })
        }
      />
      {known.failureReason && (
        <ListFailure error={known.failureReason} onRetry={() => void known.refetch()} />
      )}
      {plan && plan.length > 0 && text.trim() !== "" && (
        <>
          <SeparatorFields separators={separators} onChange={separateBy} />
          <PasteSummary
            plan={plan}
            changes={changes}
            policy={policy}
            onPolicy={setPolicy}
            room={room}
            editedLine={plan.find(({ key }) => key === editing?.key)?.line}
            saving={save.isPending}
            failure={save.error}
            onSave={() => save.mutate()}
            onCancel={onClose}
          />
          <Preview
            {...{ plan, dictionary, policy, picks, editing, setEditing }}
            onRows={setRows}
            onPick={(key, picked) => setPicks((before) => new Map([...before, [key, picked]]))}
          />
        </>
      )}
    </Stack>
  );
}
