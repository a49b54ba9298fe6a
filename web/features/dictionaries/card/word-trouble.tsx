import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../../lib/session.ts";
import { useStore } from "../../../lib/store.ts";
import type { WordEdit, WordTroubleProps } from "../../../lib/words/own-words.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { byWord, type Operation, type WordLog } from "../edit/operations.ts";
import { queueOf } from "../edit/use-change-queue.ts";
import { VersionsDialog } from "../edit/versions-dialog.tsx";

/** Says which words of a dictionary could not be changed, and asks about those that were changed twice. */
export function WordTrouble({ dictionary, onSettled }: WordTroubleProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id: userId } = useSignedIn();
  const queue = queueOf(client, userId, dictionary.id);
  const { log } = useStore(queue.state);
  const [compared, setCompared] = useState<string | null>(null);
  const refused = [...byWord(log).values()].flatMap((operations) => {
    const last = operations.at(-1);
    return last?.refusal === undefined ? [] : [{ ...last, operations }];
  });
  const conflict = refused.find(({ change }) => change.id === compared)?.conflict;
  return (
    <>
      {refused.map((operation) => (
        <Note key={operation.id} tone="wrong" role="alert" action={actionOf(operation)}>
          {operation.conflict
            ? t("card.changedTwice", { term: operation.conflict.theirs.term })
            : t("card.notSaved", { term: termIn(operation), reason: operation.refusal ?? "" })}
        </Note>
      ))}
      {conflict && (
        <VersionsDialog
          {...{ dictionary, conflict }}
          onClose={() => setCompared(null)}
          onChoose={(change) => {
            setCompared(null);
            queue.settle(conflict.theirs.id, change);
            const { theirs } = conflict;
            onSettled(theirs.id, { ...theirs, ...change?.text });
          }}
        />
      )}
    </>
  );

  function actionOf({ change: { id }, conflict, operations }: Refused): ReactNode {
    if (conflict) return <Button onClick={() => setCompared(id)}>{t("card.compare")}</Button>;
    const discard = (): void => {
      queue.discard(id);
      onSettled(id, textBefore(operations));
    };
    return <Button onClick={discard}>{t("card.discard")}</Button>;
  }
}

interface Refused extends Operation {
  /** All that was done to the word. */
  operations: WordLog;
}

/** What the fields that were changed said before the first change of each. */
const textBefore = (operations: WordLog): WordEdit =>
  operations.reduceRight<WordEdit>(
    (text, { change }) => ({ ...text, ...(change.kind === "update" ? change.seen?.text : {}) }),
    {},
  );

/** As it was to become, or was. */
const termIn = ({ change }: Operation): string =>
  change.kind === "delete"
    ? ""
    : (change.text.term ?? (change.kind === "update" ? change.seen?.text.term : "") ?? "");
