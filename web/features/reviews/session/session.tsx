import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Outcome } from "../../../../shared/api/testing.ts";
import { questionOf } from "../../../exercise/asked.ts";
import { ExerciseQuestion } from "../../../exercise/exercise-question.tsx";
import type { Exercise } from "../../../exercise/exercise.ts";
import { KINDS } from "../../../exercise/kinds.ts";
import { refusalIn } from "../../../lib/api-error.ts";
import { showError } from "../../../lib/shown-error.ts";
import { useStore } from "../../../lib/store.ts";
import { paths } from "../../../paths.ts";
import type { StoredReview } from "../device/database.ts";
import { dayKey } from "../queries.ts";
import { addDefinition } from "./add-definition.ts";
import { FlipCard } from "./flip-card.tsx";
import { useFlipping } from "./flipping.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import type { ReviewSession } from "./review-session.ts";

import styles from "./session.module.css";

/** The review as an exercise, one card after the other until nothing is left. */
export function Session({ session }: { session: ReviewSession }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const flipping = useFlipping();
  const { asked, answered, left } = useStore(session.state);
  const isOver = asked === null;
  useEffect(() => {
    if (!isOver) return;
    // Otherwise the day from before this review would be shown and announced until the new one is loaded.
    client.removeQueries({ queryKey: dayKey });
    void navigate(paths.today, { replace: true });
  }, [isOver, client, navigate]);
  if (!asked) return null;

  const { item, kind, place, outcome } = asked;
  const { id, position, total } = place;
  const isHeard = KINDS[kind].heard && !flipping;
  const progress = (
    <ModeSwitch
      position={t(isHeard ? "speech.position" : "today.session.position", { position, total })}
      // What was answered by typing is not judged once more by turning it over.
      open={outcome === null}
    />
  );
  const exercise: Exercise = {
    question: questionOf(asked),
    last: asked.last,
    progress,
    outcomes: answered.map(outcomeOf),
    // The question's own id is new each time the review is loaded.
    draft: { exercise: "review", of: `${item.wordId} ${item.direction}` },
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
    nextLabel: t(left > 0 ? "testing.verdict.next" : "today.session.finish"),
    goOn: () => void session.goOn(),
  };
  if (!flipping)
    return (
      <ExerciseQuestion key={id} exercise={exercise}>
        {(outcome === "wrong" || outcome === "skipped") && (
          <p className={styles.again}>{t("today.session.comesAgain")}</p>
        )}
      </ExerciseQuestion>
    );
  const judge = (knew: boolean): void => {
    session.judgeSelf(knew);
    void session.goOn();
  };
  return <FlipCard key={id} item={item} progress={progress} left={left} onJudged={judge} />;
}

function tellNotAdded(error: unknown): false {
  if (!refusalIn(error)) showError(error);
  return false;
}

/** A card that the person judged themselves is shown in the strip like any other. */
const outcomeOf = ({ review }: StoredReview): Outcome =>
  review.outcome ?? (review.grade === "again" ? "wrong" : "exact");
