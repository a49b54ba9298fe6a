import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { WordField } from "../../../shared/api/word.ts";
import { directionOf } from "../../../shared/languages.ts";
import { DEFINITIONS } from "../../../shared/limits.ts";
import { Button } from "../../ui/action/button.tsx";
import { classes } from "../../ui/classes.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { Chips } from "./chips.tsx";
import { isOpeningKey } from "./disclosure.tsx";
import { hasMore, type Draft } from "./edit/kept-changes.ts";
import { MoreFields } from "./edit/more-fields.tsx";
import type { WordText } from "./edit/word-change.ts";
import { checkedWord, hasMoreComplaints, type WordComplaints } from "./edit/word-complaints.ts";
import { wordOf } from "./edit/word-draft.ts";

import styles from "./ledger-row.module.css";

interface LedgerEditProps extends Omit<ComponentProps<"li">, "children" | "onChange"> {
  number: number;
  /** The word as it was. */
  term: string;
  dictionary: Dictionary;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** With what the contract's rules let pass. */
  onSave: (text: Required<WordText>) => void;
  onCancel: () => void;
  /** The field that gets the focus. */
  focusOn?: WordField | undefined;
  /** Beside Save and Cancel. */
  actions?: ReactNode;
}

/** A word of the ledger while it is edited: Enter saves, Escape cancels, Alt and the arrow down opens more. */
export function LedgerEdit({
  number,
  term,
  dictionary,
  draft,
  onChange,
  onSave,
  onCancel,
  focusOn = "term",
  actions,
  className,
  ...rest
}: LedgerEditProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const isMore = focusOn !== "term" && focusOn !== "definitions";
  const [more, setMore] = useState(() => isMore || hasMore(draft));
  const [complaints, setComplaints] = useState<WordComplaints>({});
  const form = useRef<HTMLFormElement>(null);
  const firstFocus = useRef(focusOn);
  useEffect(() => {
    const field = form.current?.elements.namedItem(firstFocus.current);
    if (field instanceof HTMLElement) field.focus();
  }, []);

  const change = (changes: Partial<Draft>): void => {
    setComplaints({});
    onChange(changes);
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkedWord(wordOf(draft));
    if (!checked.complaints) return onSave(checked.text);
    setComplaints(checked.complaints);
    if (hasMoreComplaints(checked.complaints)) setMore(true);
  };
  return (
    <li {...rest} className={classes(styles.item, className)}>
      <form
        ref={form}
        className={classes(styles.row, styles.editing)}
        aria-label={t("dictionaries.edit.editWord", { term })}
        noValidate
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
          if (!isOpeningKey(event)) return;
          event.preventDefault();
          setMore(true);
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.cell}>
          <TextField
            name="term"
            label={t("dictionaries.edit.term")}
            hideLabel
            word="term"
            lang={termsLanguage}
            dir={directionOf(termsLanguage)}
            autoComplete="off"
            autoCapitalize="none"
            value={draft.term}
            onChange={({ target }) => change({ term: target.value })}
            error={complaints.term}
          />
        </span>
        <span className={styles.cell}>
          <Chips
            name="definitions"
            label={t("dictionaries.edit.definitions")}
            hideLabel
            values={draft.definitions}
            onChange={(definitions) => change({ definitions })}
            draft={draft.typed}
            onDraftChange={(typed) => change({ typed })}
            removeLabel={(value) => t("dictionaries.edit.remove", { value })}
            keysHint={t("dictionaries.edit.editKeys")}
            lang={definitionsLanguage}
            dir={directionOf(definitionsLanguage)}
            max={DEFINITIONS.max}
            error={complaints.definitions}
          />
        </span>
        <div className={styles.rest}>
          <MoreFields
            {...{ dictionary, draft, complaints }}
            label={t("dictionaries.edit.moreFields")}
            onChange={change}
            open={more}
            onOpen={setMore}
          />
          <span className={styles.buttons}>
            <Button type="submit" variant="primary">
              {t("common.save")}
            </Button>
            <Button variant="quiet" kbd="Esc" onClick={onCancel}>
              {t("common.cancel")}
            </Button>
            {actions}
          </span>
        </div>
      </form>
    </li>
  );
}
