import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { storePractice, type Practice } from "../../../lib/chosen/practice.ts";
import { LoadFailure } from "../../../lib/load-failure.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Wrap } from "../../../ui/page/wrap.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { loadPractice, type LoadedPractice } from "./load-practice.ts";
import { PracticeQuestion } from "./practice-question.tsx";
import { PracticeResult } from "./practice-result.tsx";
import { storedPractice } from "./stored-practice.ts";

import styles from "./practice.module.css";

export { PracticeHeader } from "./practice-header.tsx";

/** Words of one dictionary asked on this device, once each; nothing of it is sent (`/practice`). */
export function PracticePage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("practice.title"));
  const [practice] = useState(storedPractice);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["practice", practice],
    queryFn: () => practice && loadPractice(practice),
    staleTime: Infinity,
    // Each visit of the page reads the words as they are now.
    gcTime: 0,
    meta: { handled: true },
  });
  if (data) return data.practice.cards.length > 0 ? <Practising loaded={data} /> : <Nothing />;
  if (!practice) return <Nothing />;
  if (!error || isFetching) return <Loading kind="question" label={t("common.loading")} />;
  return (
    <Wrap className={styles.page}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </Wrap>
  );
}

function Practising({ loaded: { practice: begun, itemOf, known } }: { loaded: LoadedPractice }): ReactNode {
  const [practice, setPractice] = useState(begun);
  const { cards } = practice;
  const at = cards.findIndex(({ outcome }) => outcome === undefined);
  const card = cards[at];
  const ask = (next: Practice): void => {
    storePractice(next);
    setPractice(next);
  };
  if (!card)
    return (
      <PracticeResult
        practice={practice}
        itemOf={itemOf}
        onAgain={(wrong) => ask({ ...practice, cards: wrong.map(({ wordId, kind }) => ({ wordId, kind })) })}
      />
    );
  const item = itemOf(card);
  return (
    <PracticeQuestion
      key={`${card.wordId} ${card.kind}`}
      card={card}
      item={item}
      known={known.of(item, card.kind)}
      place={{ id: card.wordId, position: at + 1, total: cards.length }}
      outcomes={cards.flatMap(({ outcome }) => outcome ?? [])}
      // Already at its verdict, so that a reload does not ask it again.
      onOutcome={(outcome) => storePractice(after(practice, at, outcome))}
      onDone={(outcome) => ask(after(practice, at, outcome))}
    />
  );
}

const after = (practice: Practice, at: number, outcome: Practice["cards"][number]["outcome"]): Practice => ({
  ...practice,
  cards: practice.cards.map((card, index) => (index === at && outcome ? { ...card, outcome } : card)),
});

/** The page was opened by its address, or the words were deleted. */
function Nothing(): ReactNode {
  const { t } = useTranslation();
  return (
    <Wrap className={styles.page}>
      <Stack>
        <Title small>{t("practice.none")}</Title>
        <Text tone="muted">{t("practice.noneText")}</Text>
        <div>
          <ButtonLink to={paths.dictionaries} variant="primary">
            {t("dictionaries.title")}
          </ButtonLink>
        </div>
      </Stack>
    </Wrap>
  );
}
