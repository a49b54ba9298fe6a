import { useQuery } from "@tanstack/react-query";
import { Sun, Undo2 } from "lucide-react";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Memory, WordMemory } from "../../../../shared/api/reviews.ts";
import { dateFormat } from "../../../../shared/dates.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { Calendar, dayText } from "../../../../shared/memory/days.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { localeOf } from "../../../lib/locale.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { LedgerWord } from "../edit/ledger-words.ts";
import { memoryOptions } from "../edit/word-memory.tsx";
import { LedgerRow } from "../ledger-row.tsx";

import styles from "./resting-entry.module.css";

interface RestingEntryProps {
  row: LedgerWord;
  dictionary: Dictionary;
  /** Attributes of the row's place in the list. */
  place: ComponentProps<"li"> & { "data-index": number };
  /** Wakes it, or lets it rest again. */
  onChange: (resting: boolean) => void;
}

/** A word in the list of those that rest: it is woken here, and that can be undone in its row. */
export function RestingEntry({
  row: { word, state },
  dictionary,
  place,
  onChange,
}: RestingEntryProps): ReactNode {
  const { t } = useTranslation();
  const detailId = useId();
  const { term, resting } = word;
  const { termsLanguage, definitionsLanguage } = dictionary;
  const { data } = useQuery(memoryOptions(dictionary.id, word.id));
  const detail = useDetail(data?.memory, dictionary);
  return (
    <LedgerRow
      {...place}
      className={styles.row}
      number={word.order}
      state={state}
      stateLabel={state === "unsaved" ? t("dictionaries.edit.unsavedWord") : undefined}
      term={term}
      definitions={word.definitions}
      termLang={termsLanguage}
      definitionsLang={definitionsLanguage}
      dirs={{ term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) }}
      rests={resting ? t("resting.rests") : undefined}
      detail={
        <span className={styles.detail}>
          <Text as="span" small tone="muted" id={detailId}>
            {resting ? detail.answered : [t("resting.awake"), detail.due].filter(Boolean).join(" ")}
          </Text>
        </span>
      }
      actions={
        <Button
          variant={resting ? "plain" : "quiet"}
          icon={resting ? <Sun /> : <Undo2 />}
          aria-label={t(resting ? "resting.wakeWord" : "resting.undoWord", { term })}
          aria-describedby={detailId}
          onClick={() => onChange(!resting)}
        >
          {t(resting ? "resting.wake" : "dictionaries.edit.undo")}
        </Button>
      }
    />
  );
}

/** What is known of the answers so far, and when the word is asked once it is awake; nothing before it is loaded. */
function useDetail(
  memory: WordMemory | undefined,
  { review }: Dictionary,
): { answered?: string; due?: string | undefined } {
  const { t } = useTranslation();
  const user = useSignedIn();
  const [now] = useState(Date.now);
  if (!memory) return {};
  const known = [memory.forward, memory.backward].filter((one) => one !== null);
  const today = dayText(new Calendar(user.review).dayOf(now));
  const on = (day: string): string => dayFormat(day.slice(0, 4) === today.slice(0, 4))(new Date(day));
  return { answered: answered(), due: due() };

  function answered(): string {
    const last = known
      .map(({ lastOn }) => lastOn)
      .toSorted()
      .at(-1);
    if (!last) return t("resting.neverAnswered");
    const [lapses, reviews] = [sum(known, "lapses"), sum(known, "reviews")];
    return lapses > 0
      ? t("resting.forgotten", { count: lapses, day: on(last) })
      : t("resting.answered", { count: reviews, day: on(last) });
  }

  /** The earliest of the directions in which it is asked. */
  function due(): string | undefined {
    if (review === "off" || !memory) return undefined;
    const asked = review === "both" ? (["forward", "backward"] as const) : ([review] as const);
    const days = asked.flatMap((direction) => memory[direction]?.dueOn ?? []).toSorted();
    const [first] = days;
    if (first === undefined) return t("resting.dueNew");
    return first <= today ? t("resting.dueToday") : t("resting.due", { day: on(first) });
  }
}

const sum = (all: readonly Memory[], of: "lapses" | "reviews"): number =>
  all.reduce((total, one) => total + one[of], 0);

const dayFormat = (isThisYear: boolean) =>
  dateFormat(localeOf(currentLanguage(), navigator.languages), {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
    timeZone: "UTC",
  });
