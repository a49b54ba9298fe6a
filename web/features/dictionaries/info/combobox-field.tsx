import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { classes } from "../../../ui/classes.ts";
import { Field, type FieldText } from "../../../ui/form/field.tsx";
import type { Direction } from "../../../ui/text/direction.ts";

import inputStyles from "../../../ui/form/input.module.css";
import styles from "./combobox-field.module.css";

export interface ComboboxOption {
  value: string;
  /** In the reader's language. */
  label: string;
  /** The same under its own name, with the language it is written in. */
  native?: { text: string; lang: string; dir: Direction } | undefined;
}

interface ComboboxFieldProps extends FieldText {
  options: readonly ComboboxOption[];
  /** Whether an option matches what is typed. */
  matches: (option: ComboboxOption, typed: string) => boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Shown when no option matches. */
  emptyText: string;
  /** Names the button that opens the list. */
  openLabel: string;
  placeholder?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice out of a long list, found by typing. */
export function ComboboxField({
  options,
  matches,
  value,
  onChange,
  onBlur,
  emptyText,
  openLabel,
  placeholder,
  name,
  ref,
  ...text
}: ComboboxFieldProps) {
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...text}>
      {(control) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? null)}
          itemToStringLabel={(option) => option.label}
          isItemEqualToValue={(option, other) => option.value === other.value}
          filter={matches}
          autoHighlight
        >
          <div className={styles.group}>
            <Combobox.Input
              ref={ref}
              {...control}
              data-field={name}
              className={classes(inputStyles.input, styles.input)}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              onBlur={onBlur}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Combobox.Trigger className={styles.trigger} aria-label={openLabel}>
              <ChevronsUpDown />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner className={styles.positioner} sideOffset={4} collisionPadding={12}>
              <Combobox.Popup className={styles.popup}>
                <Combobox.Empty className={styles.empty}>{emptyText}</Combobox.Empty>
                <Combobox.List className={styles.list}>
                  {(option: ComboboxOption) => <Choice key={option.value} option={option} />}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}

function Choice({ option }: { option: ComboboxOption }): ReactNode {
  const { label, native } = option;
  return (
    <Combobox.Item value={option} className={styles.item}>
      <span className={styles.label}>{label}</span>
      {native && native.text !== label && (
        <span className={styles.native} lang={native.lang} dir={native.dir}>
          {native.text}
        </span>
      )}
      <Combobox.ItemIndicator className={styles.chosen}>
        <Check />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}
