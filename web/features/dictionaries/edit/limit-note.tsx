import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { useMoreRoom } from "../more-room.tsx";

import styles from "./limit-note.module.css";

/** "You already have max number of words" (spec §8), and what helps. */
export function LimitNote(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits } = useSignedIn();
  const moreRoom = useMoreRoom();
  return (
    <div className={styles.note}>
      <Note role="status" action={moreRoom}>
        <b>{t("dictionaries.limit.words")}</b>{" "}
        <Text as="span" tone="muted">
          {t("dictionaries.limit.wordsHelp", { limit: format.number(limits.wordsPerDictionary) })}
        </Text>
      </Note>
    </div>
  );
}
