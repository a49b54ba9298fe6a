import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Outcome } from "../../../../shared/api/testing.ts";
import { canBeDefinition } from "../../../exercise/can-be-definition.ts";
import { ExerciseProvider, type Exercise } from "../../../exercise/exercise.ts";
import { refusalIn } from "../../../lib/api-error.ts";
import { showError } from "../../../lib/shown-error.ts";
import { paths } from "../../../paths.ts";
import type { KeptReview } from "../device/database.ts";
import { dayKey } from "../queries.ts";
import { addDefinition } from "./add-definition.ts";
import { FlipCard } from "./flip-card.tsx";
import { useFlipping } from "./flipping.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import type { ReviewSession } from "./review-session.ts";
import { TypedCard } from "./typed-card.tsx";

/** The review as an exercise, one card after the other until nothing is left. */
export function Session({ session }: { session: ReviewSession }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const flipping = useFlipping();
  const { turn, answered, left } = useSyncExternalStore(session.subscribe, session.state);
  const isOver = turn === null;
  useEffect(() => {
    if (!isOver) return;
    // Otherwise the day from before this review would be shown and announced until the new one is loaded.
    client.removeQueries({ queryKey: dayKey });
    void navigate(paths.today, { replace: true });
  }, [isOver, client, navigate]);
  if (!turn) return null;

  const { id, position, total } = turn.question;
  const { wordId, direction } = turn.asked.item;
  const exercise: Exercise = {
    kind: ({ meaning }) => (meaning ? "dictation" : direction),
    progress: (
      <ModeSwitch
        position={t(turn.asked.heard && !flipping ? "speech.position" : "today.session.position", {
          position,
          total,
        })}
        // What was answered by typing is not judged once more by turning it over.
        open={turn.asked.outcome === null}
      />
    ),
    outcomes: answered.map(outcomeOf),
    // The question's own id is new each time the review is loaded.
    draft: () => ({ exercise: "review", of: `${wordId} ${direction}` }),
    answer: (_question, text) => session.answer(text),
    skip: () => session.skip(),
    canAdd: (given) => canBeDefinition(direction === "forward" ? "definition" : "term", given),
    override: async (_question, adds) => {
      const { item, typed } = turn.asked;
      const result = await session.override();
      // It counts as right all the same, also without the network that adding needs.
      if (!adds) return result;
      const definitionAdded = await addDefinition(item, typed.at(-1) ?? "").catch(tellNotAdded);
      return { ...result, definitionAdded };
    },
    retries: false,
    onVerdict: () => {},
    nextLabel: () => t(left > 0 ? "testing.verdict.next" : "today.session.finish"),
    goOn: () => void session.goOn(),
  };
  return (
    <ExerciseProvider value={exercise}>
      {flipping ? (
        <FlipCard
          key={id}
          item={turn.asked.item}
          progress={exercise.progress}
          left={left}
          onJudged={(knew) => void session.judgeSelf(knew).then(() => session.goOn())}
        />
      ) : (
        <TypedCard key={id} session={session} turn={turn} />
      )}
    </ExerciseProvider>
  );
}

function tellNotAdded(error: unknown): false {
  if (!refusalIn(error)) showError(error);
  return false;
}

/** A card that the person judged themselves is shown in the strip like any other. */
const outcomeOf = ({ review }: KeptReview): Outcome =>
  review.outcome ?? (review.grade === "again" ? "wrong" : "exact");
