import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";

import styles from "../ui/overlay/menu.module.css";

export interface MenuOptionsProps<Value extends string> {
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Menu items of which one is selected. */
export function MenuOptions<Value extends string>({ options, value, onChange }: MenuOptionsProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          closeOnClick
          lang={option.lang}
        >
          <span className={styles.name}>{option.label}</span>
          <BaseMenu.RadioItemIndicator>
            <Check />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
