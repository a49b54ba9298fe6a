import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { Button } from "../../../ui/action/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";
import { Headword } from "../../../ui/word/headword.tsx";
import type { DuplicatePolicy } from "./plan-changes.ts";
import type { PlannedLine, Similar } from "./plan.ts";
import { withJoined, type Row } from "./rows.ts";

import styles from "./similar-note.module.css";

interface SimilarNoteProps {
  line: PlannedLine;
  /** All lines. */
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
  policy: DuplicatePolicy;
  picked: boolean;
  onPick: (picked: boolean) => void;
  onRows: (rows: Row[]) => void;
}

/** The word that a line resembles, and what happens to the two; a repeated line can be joined with the earlier one. */
export function SimilarNote(props: SimilarNoteProps): ReactNode {
  const { line, plan, policy, onRows } = props;
  const { t } = useTranslation();
  if (line.similar) return <SimilarWord {...props} similar={line.similar} />;
  if (line.status !== "repeated" || policy === "merge") return null;
  return (
    <Button className={styles.control} onClick={() => onRows(withJoined(plan, line.key, !line.joined))}>
      {t(line.joined ? "bring.similar.apart" : "bring.similar.joinRepeated")}
    </Button>
  );
}

const CHOICES = ["keep", "join", "skip"] as const;

function SimilarWord({
  line,
  similar,
  plan,
  dictionary: { termsLanguage, definitionsLanguage },
  picked,
  onPick,
  onRows,
}: SimilarNoteProps & { similar: Similar }): ReactNode {
  const { t } = useTranslation();
  const earlier = plan[similar.earlier ?? -1];
  const choose = (choice: string): void => {
    onPick(choice !== "skip");
    if (choice !== "skip") onRows(withJoined(plan, line.key, choice === "join"));
  };
  return (
    <span className={styles.note}>
      <span className={styles.said}>
        <TriangleAlert />
        <span>
          {similar.known
            ? t("bring.similar.known")
            : t(similar.term === line.term ? "bring.similar.same" : "bring.similar.line", {
                line: earlier?.line ?? "",
              })}{" "}
          <Headword lang={termsLanguage} dir={directionOf(termsLanguage)}>
            {similar.term}
          </Headword>{" "}
          <Definitions
            items={(similar.known ?? earlier)?.definitions ?? []}
            lang={definitionsLanguage}
            dir={directionOf(definitionsLanguage)}
          />
        </span>
      </span>
      <SelectField
        label={t("bring.similar.choice", { term: line.term })}
        hideLabel
        fit
        className={styles.control}
        options={CHOICES.map((choice) => ({ value: choice, label: t(`bring.similar.${choice}`) }))}
        value={picked ? (line.joined ? "join" : "keep") : "skip"}
        onChange={({ target }) => choose(target.value)}
      />
    </span>
  );
}
