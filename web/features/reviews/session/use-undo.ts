import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { cardKey } from "../../../../shared/memory/card.ts";
import { storeDraft, type DraftPlace } from "../../../exercise/draft.ts";
import { useStore } from "../../../lib/store.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import type { StoredReview } from "../device/database.ts";
import type { ReviewSession } from "./review-session.ts";
import { lastAnswer } from "./session-state.ts";
import { useUndoKey } from "./use-undo-key.ts";

/** Takes the last answer back, also by `Ctrl+Z`; null where there is none. */
export function useUndo(session: ReviewSession, flipping: boolean): (() => void) | null {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const last = lastAnswer(useStore(session.state));
  const undo =
    last &&
    ((): void => {
      // Before its card is asked again: what was answered stands in the line.
      storeDraft(draftOf(last.item), isTyped(last) ? (last.review.given.at(-1) ?? "") : "");
      if (session.undo()) announce(t(takenBackKey(last, flipping)).replaceAll(/<\/?b>/g, ""));
    });
  useUndoKey(undo);
  return undo;
}

/** The question's own id is new each time the review is loaded. */
export const draftOf = (item: QueueItem): DraftPlace => ({ exercise: "review", of: cardKey(item) });

/** What is said of an answer that was taken back. */
export const takenBackKey = (taken: StoredReview, flipping: boolean) =>
  isTyped(taken) && !flipping ? ("card.takenBack" as const) : ("card.takenBackCard" as const);

/** Neither skipped nor turned over. */
const isTyped = ({ review }: StoredReview): boolean =>
  review.outcome !== null && review.outcome !== "skipped";
