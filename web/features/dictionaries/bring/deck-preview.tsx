import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { DeckError, type ReadFailure, type Role } from "../deck/deck.ts";
import { answerKey } from "../deck/note-answers.ts";
import type { DeckOverview } from "../deck/overview.ts";
import { isUsed, type DeckChoice } from "../deck/plan-deck.ts";
import type { DeckReading } from "../deck/reading.ts";
import type { PlanSummary, WordSelection } from "../deck/session.ts";
import type { KnownDictionary } from "../paste/known-words.ts";
import { DefinitionSeparatorField } from "../paste/separator-fields.tsx";
import { ListFailure } from "../shelf/list-failure.tsx";
import { AnswerCounts } from "./answer-counts.tsx";
import { DeckCounts } from "./deck-counts.tsx";
import { DeckList } from "./deck-list.tsx";
import { FieldMap } from "./field-map.tsx";
import { Finish } from "./finish.tsx";
import { OtherLanguagesNote } from "./other-languages-note.tsx";
import { RoomNote } from "./room-note.tsx";
import { TypesTable } from "./types-table.tsx";
import { countOf, WhichWords } from "./which-words.tsx";
import type { WritePlan } from "./write-deck.ts";

import styles from "./bring.module.css";

interface DeckPreviewProps {
  file: File;
  reading: DeckReading;
  overview: DeckOverview;
  dictionary: Dictionary;
  known: UseQueryResult<KnownDictionary>;
  room: number;
  onBack: () => void;
  onWrite: (plan: WritePlan) => void;
  onFailure: (failure: ReadFailure) => void;
}

/** What a file contains and what it would become; nothing is sent before the last button. */
export function DeckPreview(props: DeckPreviewProps): ReactNode {
  const { file, overview, dictionary, known, room, onBack, onWrite } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [roles, setRoles] = useState<readonly (readonly Role[])[]>(() =>
    overview.types.map((type) => type.roles),
  );
  const [division, setDivision] = useState(overview.division);
  const [decks, setDecks] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<WordSelection | null>(null);
  const [history, setHistory] = useState(true);
  const { review } = useSignedIn();
  const [sameDay, setSameDay] = useState(true);
  const plan = usePlanOf(props, { roles, decks, ...(division && { division }) });
  const selection = chosen ?? suggested(plan, room);
  const count = plan ? Math.min(room, countOf(plan, selection)) : 0;
  const reviews = plan !== undefined && history ? plan.answers.arriving : 0;
  const otherDay =
    reviews > 0 && overview.dayStartsAt !== review.dayStartsAt ? overview.dayStartsAt : undefined;
  const hour = (at: number): string => format.timeOfDay(new Date(2000, 0, 1, at));
  return (
    <Stack>
      <Title>{t(overview.kind === "anki" ? "bring.previewDeck" : "bring.previewFile")}</Title>
      <Text word>
        <b dir="auto">{file.name}</b> {t("bring.inIt", { count: overview.notes })} {t("bring.nothingYet")}
      </Text>
      {known.failureReason && (
        <ListFailure error={known.failureReason} onRetry={() => void known.refetch()} />
      )}
      {plan && plan.states.new > room && (
        <RoomNote room={room} words={plan.states.new} there={dictionary.wordsCount} />
      )}
      {plan && <OtherLanguagesNote found={plan.otherLanguages} dictionary={dictionary} />}
      <div className={styles.sides}>
        <Stack>
          {overview.kind === "anki" && <TypesTable types={overview.types} roles={roles} />}
          {overview.types.map((type, at) =>
            type.cloze ? null : (
              <FieldMap
                key={at}
                type={type}
                roles={roles[at] ?? []}
                onRoles={(next) => setRoles(roles.map((before, place) => (place === at ? next : before)))}
                preview={plan?.previews[at] ?? []}
                dictionary={dictionary}
              />
            ),
          )}
          {division !== null && <DefinitionSeparatorField separator={division} onChange={setDivision} />}
        </Stack>
        <Stack>
          {overview.decks.length > 1 && (
            <DeckList decks={overview.decks} chosen={decks} onChosen={setDecks} />
          )}
          {plan && <DeckCounts plan={plan} />}
          {plan && overview.entries > 0 && <AnswerCounts counts={plan.answers} />}
          {plan && <WhichWords plan={plan} room={room} selection={selection} onSelect={setChosen} />}
          {plan && plan.answers.arriving > 0 && (
            <CheckField
              label={<b>{t("bring.history")}</b>}
              hint={
                plan.since === null
                  ? undefined
                  : t("bring.historyHint", { count: plan.answers.arriving, since: format.date(plan.since) })
              }
              checked={history}
              onChange={({ target }) => setHistory(target.checked)}
            />
          )}
          {otherDay !== undefined && (
            <CheckField
              label={<b>{t("bring.sameDay", { hour: hour(otherDay) })}</b>}
              hint={t("bring.sameDayHint", { now: hour(review.dayStartsAt) })}
              checked={sameDay}
              onChange={({ target }) => setSameDay(target.checked)}
            />
          )}
        </Stack>
      </div>
      <Finish dictionary={dictionary}>
        <Button onClick={onBack}>{t("bring.back")}</Button>
        <Button
          variant="primary"
          pending={!plan && !known.isError}
          disabledReason={
            !roles.some(isUsed) ? t("bring.noSides") : count + reviews === 0 ? t("bring.nothing") : undefined
          }
          onClick={() => onWrite({ selection, room, history, dayStartsAt: sameDay ? otherDay : undefined })}
        >
          {count === 0 && reviews > 0 ? t("bring.addReviews", { count: reviews }) : t("bring.add", { count })}
        </Button>
      </Finish>
    </Stack>
  );
}

/** The worker's result for the current choices; the previous one stays until the next arrives. */
function usePlanOf(
  { reading, overview, known, onFailure }: DeckPreviewProps,
  choice: DeckChoice,
): PlanSummary | undefined {
  const there = known.data;
  const { data, error } = useQuery({
    queryKey: ["deck", overview, choice, known.dataUpdatedAt],
    queryKeyHashFn: ([, , ...chosen]) => JSON.stringify(chosen),
    queryFn: () =>
      reading.ask({
        do: "plan",
        choice,
        known: (there?.words ?? []).map(({ id, term }) => ({ id, term })),
        answered: (there?.reviews ?? [])
          .filter(({ source }) => source !== "import")
          .map(({ wordId, direction, at }) => answerKey(wordId, direction, Date.parse(at))),
      }),
    enabled: there !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { handled: true },
  });
  useEffect(() => {
    if (error instanceof DeckError) onFailure(error.failure);
  }, [error, onFailure]);
  return data;
}

/** If not all fit, those that were learned come first. */
const suggested = (plan: PlanSummary | undefined, room: number): WordSelection =>
  plan && plan.states.new > room && plan.reviewed > 0 ? { kind: "reviewed" } : { kind: "all" };
