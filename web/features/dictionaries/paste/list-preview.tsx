import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { Finish } from "../bring/finish.tsx";
import { Disclosure } from "../disclosure.tsx";
import { EncodingChoice } from "../encoding/encoding-choice.tsx";
import type { DecodedText } from "../encoding/text-file.ts";
import { ListFailure } from "../shelf/list-failure.tsx";
import { knownWordsOptions } from "./known-words.ts";
import type { EditedLine } from "./line-edit.tsx";
import { ListNotes } from "./list-notes.tsx";
import { changesOf, DUPLICATE_POLICIES, type DuplicatePolicy } from "./plan-changes.ts";
import { Preview } from "./preview.tsx";
import { SeparatorFields } from "./separator-fields.tsx";
import { TurnLanguages } from "./turn-languages.tsx";
import { useList } from "./use-list.ts";
import { useSaveList } from "./use-save-list.ts";

interface ListPreviewProps {
  text: string;
  /** How its file was read, if it comes from one. */
  decoded: DecodedText | undefined;
  dictionary: Dictionary;
  /** Words that may still be added. */
  room: number;
  /** Hidden, it keeps what was changed. */
  shown: boolean;
  onEncoding: (encoding: string) => void;
  onBack: () => void;
  onSaved: () => void;
}

/** A list as it is understood, a page of its own; nothing is sent before the last button. */
export function ListPreview({
  text,
  decoded,
  dictionary,
  room,
  shown,
  onEncoding,
  onBack,
  onSaved,
}: ListPreviewProps): ReactNode {
  const { t } = useTranslation();
  const known = useQuery(knownWordsOptions(dictionary.id));
  const list = useList(text, dictionary, known.data);
  const plan = list?.plan;
  // Here, so that it outlives a row that is scrolled off the page, and nothing is saved without it.
  const [editing, setEditing] = useState<EditedLine | null>(null);
  const [policy, setPolicy] = useState<DuplicatePolicy>("merge");
  const [divides, setDivides] = useState(false);
  const changes = useMemo(() => plan && changesOf(plan, policy, room), [plan, policy, room]);
  const save = useSaveList(dictionary, changes, onSaved);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;

  const total = (changes?.create.length ?? 0) + (changes?.update.length ?? 0);
  const editedLine = plan?.find(({ key }) => key === editing?.key)?.line;
  const reason =
    editedLine !== undefined
      ? t("bring.rows.finishFirst", { line: editedLine })
      : plan && total === 0
        ? t("bring.nothing")
        : undefined;
  const encoding = decoded && (
    <EncodingChoice
      decoded={decoded}
      onEncoding={(chosen) => {
        setEditing(null);
        onEncoding(chosen);
      }}
    />
  );
  return (
    <Stack>
      <Title ref={title}>{t("bring.columns.title")}</Title>
      {known.failureReason && (
        <ListFailure error={known.failureReason} onRetry={() => void known.refetch()} />
      )}
      {!list && !known.failureReason && <Text role="status">{t("bring.columns.reading")}</Text>}
      {list && (
        <>
          <ListNotes {...{ text, list, dictionary, room }} left={changes?.left ?? 0} />
          {decoded?.guessed && encoding}
          <Row>
            <TurnLanguages {...{ dictionary }} roles={list.roles} onRoles={list.setRoles} />
            <Disclosure label={t("bring.columns.divided")} open={divides} onOpen={setDivides}>
              <SeparatorFields separators={list.separators} onChange={list.separateBy} />
            </Disclosure>
            {!decoded?.guessed && encoding}
          </Row>
          {list.plan.some(({ status }) => status === "known" || status === "repeated") && (
            <Segmented
              legend={t("dictionaries.paste.duplicates")}
              name="duplicates"
              options={DUPLICATE_POLICIES.map((value) => ({
                value,
                label: t(`dictionaries.paste.policies.${value}`),
              }))}
              value={policy}
              onChange={setPolicy}
            />
          )}
          <Preview {...{ list, dictionary, policy, editing, setEditing }} />
        </>
      )}
      {save.error && (
        <Note tone="wrong" role="alert">
          {save.error instanceof ApiError && <b>{t("dictionaries.paste.failed")}</b>} {save.error.message}
        </Note>
      )}
      <Finish dictionary={dictionary}>
        {reason && (
          <Text as="span" tone="muted" aria-hidden>
            {reason}
          </Text>
        )}
        {save.isPending && (
          <Text as="span" role="status" tone="muted">
            {t("dictionaries.paste.saving", { count: total })}
          </Text>
        )}
        <Button onClick={onBack} disabled={save.isPending}>
          {t("bring.back")}
        </Button>
        <Button
          variant="primary"
          pending={save.isPending || (!list?.isCurrent && !known.isError)}
          disabledReason={reason}
          onClick={() => save.mutate()}
        >
          {save.error ? t("common.retry") : t("bring.add", { count: total })}
        </Button>
      </Finish>
    </Stack>
  );
}
