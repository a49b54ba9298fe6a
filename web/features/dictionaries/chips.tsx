import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from "react";

import { classes } from "../../ui/classes.ts";
import { Field, type FieldText } from "../../ui/form/field.tsx";
import type { Direction } from "../../ui/text/direction.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Chip } from "./chip.tsx";
import { addDefinition, splitDefinitions } from "./definition-list.ts";

import styles from "./chips.module.css";

interface ChipsProps extends FieldText {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** What is being typed, where others need it (suggestions). */
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Names the button that removes one. */
  removeLabel: (value: string) => string;
  /** How the keys work, for screen readers. */
  keysHint?: string | undefined;
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** Tags have a sign, definitions their numbers. */
  kind?: "definitions" | "tags" | undefined;
  /** The most that a word may have. */
  max?: number | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  onEscape?: (() => void) | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Definitions as chips in one field. A comma ends one; Enter ends the last and submits the form; Backspace in an empty
 * field turns the last chip back into text.
 */
export function Chips({
  values,
  onChange,
  draft: givenDraft,
  onDraftChange,
  removeLabel,
  keysHint,
  lang,
  dir,
  kind = "definitions",
  max = Number.POSITIVE_INFINITY,
  disabled,
  name,
  onEscape,
  ref,
  id,
  ...text
}: ChipsProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;
  const [ownDraft, setOwnDraft] = useState("");
  const draft = givenDraft ?? ownDraft;
  const setDraft = (next: string) => {
    setOwnDraft(next);
    onDraftChange?.(next);
  };
  const full = values.length >= max;

  const take = (typed: string) => {
    const { whole, rest } = splitDefinitions(typed);
    const next = whole.reduce((list, definition) => addDefinition(list, definition, max), [...values]);
    if (next.length !== values.length) onChange(next);
    setDraft(rest);
  };
  const commit = () => {
    const next = addDefinition([...values], draft, max);
    if (next.length !== values.length) onChange(next);
    setDraft("");
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (composing) setDraft(event.target.value);
    else take(event.target.value);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = values.at(-1);
    if (event.key === "Enter" && draft.trim()) commit();
    if (event.key === "Escape") onEscape?.();
    if (event.key === "Backspace" && draft === "" && last !== undefined) {
      event.preventDefault();
      onChange(values.slice(0, -1));
      setDraft(last);
    }
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const keepsDraft = event.relatedTarget?.closest("[data-keeps-draft]");
    if (draft.trim() && !keepsDraft) commit();
  };
  const remove = (index: number) => {
    onChange(values.filter((_, place) => place !== index));
    input.current?.focus();
  };

  return (
    <Field {...text} id={id}>
      {(control) => (
        <>
          <div
            className={classes(styles.chips, disabled && styles.disabled)}
            data-invalid={control["aria-invalid"]}
            lang={lang}
            dir={dir}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            {values.map((value, index) => (
              <Chip
                key={value}
                number={kind === "definitions" ? index + 1 : undefined}
                removeLabel={removeLabel(value)}
                onRemove={disabled ? undefined : () => remove(index)}
              >
                {value}
              </Chip>
            ))}
            <input
              ref={input}
              {...control}
              name={name}
              value={draft}
              readOnly={full}
              disabled={disabled}
              autoComplete="off"
              autoCapitalize="none"
              aria-describedby={
                classes(control["aria-describedby"], keysHint && `${control.id}-keys`) || undefined
              }
              onChange={change}
              onCompositionEnd={(event) => take(event.currentTarget.value)}
              onKeyDown={keyDown}
              onBlur={blur}
            />
          </div>
          {keysHint && <VisuallyHidden id={`${control.id}-keys`}>{keysHint}</VisuallyHidden>}
        </>
      )}
    </Field>
  );
}
