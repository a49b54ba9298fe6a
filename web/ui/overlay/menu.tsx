import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

import styles from "./menu.module.css";

interface MenuProps {
  label: string;
  /** A button element, such as `<UserButton … />` or `<IconButton … />`. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: "start" | "end" | undefined;
}

export function Menu({ label, trigger, children, align = "end" }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={2} collisionPadding={16}>
          <BaseMenu.Popup className={styles.menu} aria-label={label}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
