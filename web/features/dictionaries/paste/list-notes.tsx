import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Note } from "../../../ui/text/note.tsx";
import { OtherLanguagesNote } from "../bring/other-languages-note.tsx";
import { UnreadableLines } from "../encoding/encoding-choice.tsx";
import { ListCounts } from "./list-counts.tsx";
import type { List } from "./use-list.ts";

interface ListNotesProps {
  text: string;
  list: List;
  dictionary: Dictionary;
  /** Words that may still be added. */
  room: number;
  /** Words for which there is no room. */
  left: number;
}

/** What a list comes to, and what is to be known before its words are added. */
export function ListNotes({ text, list, dictionary, room, left }: ListNotesProps): ReactNode {
  const { t } = useTranslation();
  const found = list.otherLanguages;
  return (
    <>
      <ListCounts list={list} />
      <UnreadableLines text={text} />
      {found && <OtherLanguagesNote {...{ found, dictionary }} />}
      {left > 0 && (
        <Note role="status">
          {t("dictionaries.paste.room", { count: room })} {t("dictionaries.paste.left", { count: left })}
        </Note>
      )}
    </>
  );
}
