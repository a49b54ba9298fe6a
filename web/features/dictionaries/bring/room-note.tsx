import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Note } from "../../../ui/text/note.tsx";

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
  const { role, limits } = useSignedIn();
  return (
    <Note
      role="status"
      action={
        role === "user" ? (
          <ButtonLink to={paths.plans}>{t("dictionaries.limit.plans")}</ButtonLink>
        ) : role === "guest" ? (
          <ButtonLink to={paths.signUp}>{t("auth.guestInfo.signUp")}</ButtonLink>
        ) : null
      }
    >
      <b>{t("bring.fit", { room: format.number(room), words: format.number(words) })}</b>
      <br />
      {t("bring.fitHint", { limit: format.number(limits.wordsPerDictionary), there: format.number(there) })}
    </Note>
  );
}
