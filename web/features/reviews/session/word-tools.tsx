import { Moon, Pencil, Undo2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { OwnWords } from "../../../lib/words/own-words.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { wordOf } from "../card-sides.ts";
import type { ReviewSession } from "./review-session.ts";

import styles from "./word-tools.module.css";

interface WordToolsProps {
  session: ReviewSession;
  item: QueueItem;
  resting: boolean;
  words: OwnWords | null;
  /** Null where the answer can no longer be taken back. */
  onUndo: (() => void) | null;
}

/** What can be done with the word that was answered. */
export function WordTools({ session, item, resting, words, onUndo }: WordToolsProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wake = useRef<HTMLButtonElement>(null);
  const rest = (now: boolean): void => {
    session.rest(now);
    if (!now) announce(t("card.awake"));
    // The button that was pressed is gone.
    requestAnimationFrame(() => (now ? wake : edit).current?.focus());
  };
  if (resting)
    return (
      <div className={styles.resting}>
        <Moon aria-hidden="true" />
        <p role="status">
          <RichText text={t("card.rests")} parts={{ b: <b /> }} />
        </p>
        <Button ref={wake} variant="quiet" onClick={() => rest(false)}>
          {t("card.wake")}
        </Button>
      </div>
    );
  return (
    <div className={styles.tools} role="group" aria-label={t("card.tools")}>
      {onUndo && (
        <Button variant="quiet" icon={<Undo2 />} kbd="Ctrl Z" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          <span>{t("card.undo")}</span>
        </Button>
      )}
      {words && (
        <>
          <Button ref={edit} variant="quiet" icon={<Pencil />} onClick={() => setEditing(true)}>
            <span>{t("card.edit")}</span>
          </Button>
          <Button variant="quiet" icon={<Moon />} onClick={() => rest(true)}>
            <span>{t("card.rest")}</span>
          </Button>
          <words.WordSheet
            word={wordOf(item)}
            open={editing}
            returnFocus={edit}
            onClose={() => setEditing(false)}
            onRest={() => {
              setEditing(false);
              rest(true);
            }}
            onSaved={(change) => {
              setEditing(false);
              session.edited(item.wordId, change);
              announce(t("card.edited"));
            }}
          />
        </>
      )}
    </div>
  );
}
