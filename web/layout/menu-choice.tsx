import { Menu as BaseMenu } from "@base-ui/react/menu";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { MenuOptions, type MenuOptionsProps } from "./menu-options.tsx";

import styles from "../ui/overlay/menu.module.css";

interface MenuChoiceProps<Value extends string> extends MenuOptionsProps<Value> {
  icon?: ReactNode;
  label: string;
}

/** A menu item that opens a list of choices beside it. */
export function MenuChoice<Value extends string>({
  icon,
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={styles.item}>
        {icon}
        <span className={styles.name}>{label}</span>
        <span className={styles.chosen} lang={chosen?.lang}>
          {chosen?.label}
        </span>
        <ChevronRight />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} collisionPadding={16} sideOffset={4}>
          <BaseMenu.Popup className={styles.submenu} aria-label={label}>
            <MenuOptions options={options} value={value} onChange={onChange} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  );
}
