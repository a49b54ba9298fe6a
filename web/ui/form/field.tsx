import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

import { classes } from "../classes.ts";
import { Button } from "../action/button.tsx";
import { Code } from "../text/code.tsx";
import { Setting } from "./setting.tsx";

import styles from "./field.module.css";

/** What ties a control to its label, its hint and its error. */
interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A press that makes the field valid. */
export interface Repair {
  label: string;
  onUse: () => void;
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it; the field counts as invalid while it is there. */
  error?: ReactNode;
  /** Beside the error. */
  repair?: Repair | undefined;
  /** The language code that follows the label. */
  codeAfterLabel?: string | undefined;
  /** A link at the other end of the label's line. */
  labelEnd?: ReactNode;
  /** For a field whose surroundings already name it. */
  hideLabel?: boolean | undefined;
}

interface FieldProps extends FieldText {
  /** A row of settings: the field stands at the right of its label and its hint. */
  beside?: boolean | undefined;
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  repair,
  codeAfterLabel,
  labelEnd,
  hideLabel,
  beside,
  children,
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const invalid = Boolean(error);
  const labelText = (
    <label className={classes(!beside && styles.label, hideLabel && styles.hidden)} htmlFor={fieldId}>
      {label}
      {codeAfterLabel && (
        <>
          {" "}
          <Code className={styles.code}>{codeAfterLabel}</Code>
        </>
      )}
    </label>
  );
  const control = children({
    id: fieldId,
    "aria-invalid": invalid || undefined,
    "aria-describedby": classes(Boolean(hint) && hintId, invalid && errorId) || undefined,
  });
  const complaint = invalid && (
    <>
      <p className={styles.error} id={errorId}>
        <CircleAlert />
        <span>{error}</span>
      </p>
      {repair && (
        <Button className={styles.repair} onClick={repair.onUse}>
          {repair.label}
        </Button>
      )}
    </>
  );
  if (beside)
    return (
      <Setting title={labelText} hint={hint} hintId={hintId} action={control}>
        {complaint}
      </Setting>
    );
  return (
    <div className={styles.field}>
      {labelEnd ? (
        <div className={styles.line}>
          {labelText}
          <span className={styles.end}>{labelEnd}</span>
        </div>
      ) : (
        labelText
      )}
      {control}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {complaint}
    </div>
  );
}
