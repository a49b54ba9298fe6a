import { useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import type { Direction } from "../../../ui/direction.ts";
import { Example } from "../../../ui/example.tsx";
import { LedgerRow } from "../../../ui/ledger-row.tsx";
import { Ledger } from "../../../ui/ledger.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useRowWindow } from "../edit/use-row-window.ts";
import type { PlannedLine } from "./plan.ts";

import styles from "./preview.module.css";

interface PreviewProps {
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
}

/** How each line is understood; of thousands of lines only those on the screen are on the page. */
export function Preview({ plan, dictionary }: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<"all" | "marked">("all");
  const marked = useMemo(() => plan.filter(({ status }) => status !== "new"), [plan]);
  const lines = shown === "marked" && marked.length > 0 ? marked : plan;
  const frame = useRef<HTMLOListElement>(null);
  const { items, before, after, measure } = useRowWindow(
    frame,
    useMemo(() => lines.map(({ line }) => String(line)), [lines]),
  );
  const { termsLanguage, definitionsLanguage } = dictionary;
  const dirs = { term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) };
  return (
    <>
      {marked.length > 0 && (
        <Segmented
          hideLegend
          legend={t("dictionaries.paste.preview")}
          name="shown"
          options={[
            { value: "all", label: t("dictionaries.paste.all") },
            { value: "marked", label: t("dictionaries.paste.marked") },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      <Ledger
        label={t("dictionaries.paste.preview")}
        heads={[
          t("dictionaries.paste.line"),
          t("dictionaries.edit.term"),
          t("dictionaries.edit.definitions"),
        ]}
      >
        <ol ref={frame} className={styles.lines} style={{ paddingTop: before, paddingBottom: after }}>
          {items.map(({ index }) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <LedgerRow
                key={line.line}
                ref={measure}
                data-index={index}
                number={line.line}
                term={line.term}
                definitions={line.definitions}
                termLang={termsLanguage}
                definitionsLang={definitionsLanguage}
                dirs={dirs}
                labels={hasMore(line) && <MoreOfLine line={line} lang={termsLanguage} dir={dirs.term} />}
                actions={<LineMark line={line} />}
              />
            );
          })}
        </ol>
      </Ledger>
    </>
  );
}

const hasMore = ({ note, example, tags }: PlannedLine): boolean =>
  note !== "" || example !== "" || tags.length > 0;

interface MoreOfLineProps {
  line: PlannedLine;
  lang: string;
  dir: Direction;
}

/** What came with the line beside its definitions. */
function MoreOfLine({ line: { term, note, example, tags }, lang, dir }: MoreOfLineProps): ReactNode {
  const more = [note, ...tags].filter(Boolean).join("\n");
  return (
    <>
      {example && <Example text={example} term={term} lang={lang} dir={dir} />}
      {more && (
        <span className={styles.note} dir="auto">
          {more}
        </span>
      )}
    </>
  );
}

function LineMark({ line: { status, complaint } }: { line: PlannedLine }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={styles.mark} data-status={status}>
      {complaint ? complaintText(complaint) : t(`dictionaries.paste.marks.${status}`)}
    </span>
  );
}
