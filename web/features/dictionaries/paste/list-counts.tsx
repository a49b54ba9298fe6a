import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Text } from "../../../ui/text/text.tsx";
import type { PlannedLine } from "./plan.ts";
import { isFlagged } from "./reason.tsx";
import { LEFT_KINDS } from "./table.ts";
import type { List } from "./use-list.ts";

/** What the lines of a list come to, and what in it is no word. */
export function ListCounts({ list: { table, plan } }: { list: List }): ReactNode {
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
