import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { OtherLanguagesNote } from "../bring/other-languages-note.tsx";
import { UnreadableLines } from "../encoding/encoding-choice.tsx";
import { LEFT_KINDS } from "./list-table.ts";
import type { PlannedLine } from "./plan.ts";
import { isFlagged } from "./reason.tsx";
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

/** What the lines of a list come to, and what in it is no word. */
function ListCounts({ list: { table, plan } }: { list: List }): ReactNode {
  const { t } = useTranslation();
  const { left, lines, rows, heads } = table;
  const count = (has: (line: PlannedLine) => boolean): number => plan.filter(has).length;
  const flagged = count(isFlagged);
  const parts = {
    lines: t("bring.columns.lines", { count: lines }),
    words: t("bring.columns.words", { count: count(isUnderstood) }),
    ticked: t("bring.columns.ticked", { count: count(isTicked) }),
    look: t("bring.columns.look", { count: flagged }),
  };
  const kinds: string[] = LEFT_KINDS.flatMap((kind) =>
    left[kind] > 0 ? t(`bring.columns.left.${kind}`, { count: left[kind] }) : [],
  );
  // In front of a list, heads may be among the settings.
  if (heads && rows.length + left.setting + left.rule < lines) kinds.push(t("bring.columns.left.heads"));
  return (
    <div>
      <Text word role="status">
        {t(flagged > 0 ? "bring.columns.sum" : "bring.columns.sumClean", parts)}
      </Text>
      {kinds.length > 0 && (
        <Text small tone="muted">
          {t("bring.columns.noWords", { kinds: kinds.join(", ") })}
        </Text>
      )}
    </div>
  );
}

const isTicked = ({ status }: PlannedLine): boolean => status !== "wrong" && status !== "left";

const isUnderstood = (line: PlannedLine): boolean =>
  isTicked(line) ||
  (line.status === "left" && line.aside === null && line.term !== "" && line.definitions.length > 0);
