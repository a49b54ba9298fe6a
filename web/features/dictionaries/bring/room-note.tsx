import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Note } from "../../../ui/text/note.tsx";
import { useMoreRoom } from "../more-room.tsx";

interface RoomNoteProps {
  room: number;
  /** New words in the file. */
  words: number;
  /** Words in the dictionary. */
  there: number;
}

/** Says before anything is written that not all words fit. */
export function RoomNote({ room, words, there }: RoomNoteProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits } = useSignedIn();
  const moreRoom = useMoreRoom();
  return (
    <Note role="status" action={moreRoom}>
      <b>{t("bring.fit", { room: format.number(room), words: format.number(words) })}</b>
      <br />
      {t("bring.fitHint", { limit: format.number(limits.wordsPerDictionary), there: format.number(there) })}
    </Note>
  );
}
