import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Grade, QueueItem } from "../../../../shared/api/reviews.ts";
import type { Outcome } from "../../../../shared/api/testing.ts";
import { questionOf } from "../../../exercise/asked.ts";
import { ExerciseQuestion } from "../../../exercise/exercise-question.tsx";
import { ExerciseProvider, type Exercise } from "../../../exercise/exercise.ts";
import { KINDS } from "../../../exercise/kinds.ts";
import { refusalIn } from "../../../lib/api-error.ts";
import { showError } from "../../../lib/shown-error.ts";
import { useStore } from "../../../lib/store.ts";
import type { WordTroubleProps } from "../../../lib/words/own-words.ts";
import { paths } from "../../../paths.ts";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { wordOf } from "../card-sides.ts";
import type { StoredReview } from "../device/database.ts";
import { dayKey } from "../queries.ts";
import { addDefinition } from "./add-definition.ts";
import { FlipCard } from "./flip-card.tsx";
import { useFlipping } from "./flipping.ts";
import { Meeting } from "./meeting.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import type { ReviewSession } from "./review-session.ts";
import { shownCard } from "./shown-card.ts";
import { useComingWords } from "./use-coming-words.tsx";
import { draftOf, takenBackKey, useUndo } from "./use-undo.ts";
import { WordTools } from "./word-tools.tsx";

/** The review as an exercise, one card after the other until nothing is left. */
export function Session({ session }: { session: ReviewSession }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const flipping = useFlipping();
  const coming = useComingWords();
  const { asked, answered, left, meeting, takenBack, words } = useStore(session.state);
  const undo = useUndo(session, flipping);
  const isOver = asked === null;
  useEffect(() => {
    if (!isOver) return;
    // Otherwise the day from before this review would be shown and announced until the new one is loaded.
    client.removeQueries({ queryKey: dayKey });
    void navigate(paths.today, { replace: true });
  }, [isOver, client, navigate]);
  const shown = asked?.item ?? null;
  useEffect(() => shownCard.set(shown), [shown]);
  useEffect(() => () => shownCard.set(null), []);
  if (!asked) return null;

  const { item, kind, place, outcome } = asked;
  const { id, position, total } = place;
  const isHeard = KINDS[kind].heard && !flipping;
  const kept = answered.find((one) => one.id === id);
  const progress = (
    <ModeSwitch
      position={t(isHeard ? "speech.position" : "today.session.position", { position, total })}
      // What was answered by typing is not judged once more by turning it over.
      open={outcome === null && !meeting}
      // With a verdict it stands among the word's tools.
      onUndo={outcome === null ? undo : null}
    />
  );
  const back = takenBack && <RichText text={t(takenBackKey(takenBack, flipping))} parts={{ b: <b /> }} />;
  const exercise: Exercise = {
    question: questionOf(asked),
    last: asked.last,
    ...(back && { ask: back }),
    progress,
    outcomes: answered.map(outcomeOf),
    draft: draftOf(item),
    answer: (text) => session.answer(text),
    skip: () => session.skip(),
    hint: () => session.hint(),
    adds: true,
    override: async (adds) => {
      const last = session.override();
      // It counts as right all the same, also without the network that adding needs.
      if (!adds) return last;
      return session.tellAdded(
        asked,
        await addDefinition(item, asked.typed.at(-1) ?? "").catch(tellNotAdded),
      );
    },
    retypes: true,
    comesAgain: () => {
      const again = session.comesAgain();
      // It may be called before the verdict is rendered.
      const isHinted = session.state.get().asked?.outcome === "hinted";
      return again && coming.full(again, isHinted ? session.wouldComeAgain("good") : null);
    },
    nextLabel: t(left > 0 ? "testing.verdict.next" : "today.session.finish"),
    goOn: () => void session.goOn(),
  };
  if (meeting)
    return (
      <ExerciseProvider value={exercise}>
        <Meeting
          key={id}
          {...{ item, progress }}
          question={exercise.question}
          others={meeting.others}
          copied={!flipping}
          onMet={(asksNow) => void session.met(asksNow)}
        />
      </ExerciseProvider>
    );
  const trouble = words && (
    <words.WordTrouble
      dictionary={dictionaryOf(item)}
      onSettled={(word, edit) => session.edited(word, edit)}
    />
  );
  if (!flipping)
    return (
      <ExerciseQuestion key={id} exercise={exercise} note={trouble}>
        {kept && <WordTools {...{ session, item, words }} resting={kept.resting === true} onUndo={undo} />}
      </ExerciseQuestion>
    );
  const brief = (grade: Grade): string => coming.brief(session.wouldComeAgain(grade));
  const judge = (knew: boolean): void => {
    session.judgeSelf(knew);
    void session.goOn();
  };
  return (
    <FlipCard
      key={id}
      note={back ?? trouble}
      {...{ item, progress, left }}
      again={{ didNot: brief("again"), knew: brief("good") }}
      onJudged={judge}
    />
  );
}

function dictionaryOf(item: QueueItem): WordTroubleProps["dictionary"] {
  const { dictionaryId, termsLanguage, definitionsLanguage } = wordOf(item);
  return { id: dictionaryId, termsLanguage, definitionsLanguage };
}

function tellNotAdded(error: unknown): false {
  if (!refusalIn(error)) showError(error);
  return false;
}

/** A card that the person judged themselves is shown in the strip like any other. */
const outcomeOf = ({ review }: StoredReview): Outcome =>
  review.outcome ?? (review.grade === "again" ? "wrong" : "exact");
